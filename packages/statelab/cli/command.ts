import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from '#statelab/message-of.ts';

/** Invalid command-line usage. The message is a sentence for the user. */
export class UsageError extends Error {}

/** True for `npx statelab`, false for a project’s npm script. */
const isPackage = /(?:^|[/\\])statelab(?:\.js)?$/.test(process.argv[1] ?? '');

/** How the user started a command, without its arguments. */
export const startedAs = (name: string): string =>
  isPackage ? `npx statelab ${name}`.trim() : `npm run ${name || 'lab'} --`;

/**
 * The usage of a command: `parse` reads its command line by Node's `parseArgs`, `wrong` makes a
 * UsageError of a sentence, and `one` takes the only argument. `parse` and `one` throw it, too.
 */
export function commandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  name: string,
  options: Options,
) {
  const wrong = (sentence: string): UsageError =>
    new UsageError(`${sentence} See ${startedAs(name)} --help.`);
  return {
    wrong,
    parse: (args: readonly string[]) => {
      try {
        return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
      } catch (error) {
        // Node’s advice after the first sentence does not apply here.
        const [sentence = ''] = messageOf(error).split(/\.\s|\n/);
        throw wrong(`${sentence}.`);
      }
    },
    one: ([first, second]: readonly string[], what: string): string => {
      if (first === undefined) throw wrong(`Name a ${what}.`);
      if (second !== undefined) throw wrong(`Name one ${what}: "${first}" or "${second}".`);
      return first;
    },
  };
}

/**
 * Runs a command to its end. A failure is one sentence on stderr; the exit code is then
 * 2 for wrong use and 1 for anything else.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isDenied =
      error instanceof Error && 'code' in error && error.code === 'ERR_ACCESS_DENIED';
    process.stderr.write(
      isDenied
        ? 'An isolated command writes no files and starts no programs. Leave out --isolate.\n'
        : `${messageOf(error)}\n`,
    );
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** A reader such as head closes the pipe early. That is not a failure. */
function endWithReader(error: Error): void {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
}

export function print(text: string): void {
  // Adding a listener for every print would make Node warn.
  process.stdout.off('error', endWithReader).on('error', endWithReader);
  process.stdout.write(text);
}
