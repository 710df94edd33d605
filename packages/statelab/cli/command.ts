import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from '#statelab/message-of.ts';
import { startedAs } from './started-as.ts';

/** Invalid command-line usage. The message is a sentence for the user. */
export class UsageError extends Error {}

/**
 * How a command is used: `parse` reads its command line by Node's `parseArgs`,
 * `wrong` makes a UsageError of a sentence and the hint at its help. `parse` throws one, too.
 */
export function commandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  name: string,
  options: Options,
) {
  const hint = `See ${startedAs(name)} --help.`;
  const wrong = (sentence: string): UsageError => new UsageError(`${sentence} ${hint}`);
  const parse = (args: readonly string[]) => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
    } catch (error) {
      // Node’s advice after the first sentence does not apply here.
      const [sentence = ''] = messageOf(error).split(/\.\s|\n/);
      throw wrong(`${sentence}.`);
    }
  };
  return { parse, wrong, hint };
}

/**
 * Runs a command to its end. A failure is one sentence on stderr; the exit code is then
 * 2 for wrong use and 1 for anything else.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** A reader such as head closes the pipe early. That is not a failure. */
function endWithReader(error: Error): void {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
}

/** Prints a text. */
export function print(text: string): void {
  // Adding a listener for every print would make Node warn.
  process.stdout.off('error', endWithReader).on('error', endWithReader);
  process.stdout.write(text);
}
