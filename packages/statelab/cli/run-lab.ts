import { print } from './command.ts';
import { initScenario } from './init-scenario.ts';
import { openHelp, parseOpenCommand } from './open-command.ts';
import { openFiles } from './open-files.ts';

/** Does what the arguments of the lab's own command ask for. */
export async function runLab(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return print(openHelp);
  const command = parseOpenCommand(args);
  if (command.name === 'open') return openFiles(command.files);
  for (const file of command.files) await initScenario(file);
}
