import { commandLine } from './command.ts';

export const openHelp = `Opens XState machines in the lab: their charts, a simulator, paths, checks, exports.

Usage:
  statelab [FILE...]
  statelab --init FILE
  statelab COMMAND ...

FILE is a module, in TypeScript or JavaScript, that exports XState machines. Without a file the
lab opens what lab.config.ts of this folder lists. A machine is opened as it is; its actors never
run. A scenario that a module exports beside it says what they answer. Opening a file runs its top
level in the page, not in Node; --init and the commands run it in Node. Save the file, and the
page shows the change.

Commands:
  paths     prints paths through a machine, or checks it
  chart     prints a machine as SVG, Mermaid, PlantUML, SCXML or JSON
  gate      checks machines, scenarios and tapes; exits 1 if anything is wrong
  replay    replays a tape on its machine, and on its page
  coverage  counts what tapes use of each machine
  bisect    finds the commit at which a tape turns red

Options:
  --init    writes a first scenario beside the file, to be filled in
  --help    this text; after a command, its own

The port is 4180, or the number in LAB_PORT.
`;

/** The parsed command line. */
interface OpenCommand {
  readonly name: 'open' | 'init';
  readonly files: readonly string[];
}

const { parse, wrong } = commandLine('', { init: { type: 'boolean' } });

/** Parses the command’s arguments. Throws UsageError for unknown ones. */
export function parseOpenCommand(args: readonly string[]): OpenCommand {
  const { values, positionals } = parse(args);
  const name = values.init === true ? 'init' : 'open';
  if (name === 'init' && positionals.length === 0)
    throw wrong('Name the file that exports the machine.');
  return { name, files: positionals };
}
