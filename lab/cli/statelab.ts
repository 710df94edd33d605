import { runCommand } from './command.ts';
import { runLab } from './run-lab.ts';

await runCommand(() => runLab(process.argv.slice(2)));
