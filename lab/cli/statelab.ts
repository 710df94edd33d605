import { runCommand } from './command.ts';
import { runLab } from './run-lab.ts';

/** The lab's other commands, each a program of its own. */
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  paths: () => import('#lab/paths/cli.ts'),
  replay: () => import('./replay.ts'),
  coverage: () => import('./coverage.ts'),
  bisect: () => import('./bisect.ts'),
};

const [name = ''] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) await runCommand(() => runLab(process.argv.slice(2)));
else {
  // A program reads its own arguments: they begin after its name.
  process.argv.splice(2, 1);
  await command();
}
