import { parseArgs } from 'node:util';
import { messageOf } from '#statelab/message-of.ts';
import { UsageError } from './command.ts';

export const openHelp = `Opens XState machines in the lab: their charts, a simulator, paths, checks, exports.

Usage:
  statelab
  statelab FILE...
  statelab --init FILE
  statelab paths|replay|gate|coverage|bisect|chart ...

Without a file it opens what lab.config.ts of this folder tells it. FILE is a module, in TypeScript or JavaScript, that exports one or more XState 5 machines. A
machine is opened as it is, its actors never run; a scenario that a module exports beside it
says what they answer.

Options:
  --init      writes a first scenario beside the file, to be filled in
  --help      this text

The port is 4180, or what LAB_PORT says.
`;

/** What the command is asked to do. */
export type OpenCommand =
  | { readonly name: 'help' }
  | { readonly name: 'open' | 'init'; readonly files: readonly string[] };

const options = { init: { type: 'boolean' }, help: { type: 'boolean' } } as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${messageOf(error)} statelab --help says how.`, { cause: error });
  }
}

/** Parses the command’s arguments. Throws UsageError for unknown ones. */
export function parseOpenCommand(args: readonly string[]): OpenCommand {
  const { values, positionals } = parse(args);
  if (values.help === true) return { name: 'help' };
  const name = values.init === true ? 'init' : 'open';
  if (name === 'init' && positionals.length === 0) {
    throw new UsageError('Name the file that exports the machine. statelab --help says how.');
  }
  return { name, files: positionals };
}
