import { once } from 'node:events';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from './message-of.ts';

/** A command was used wrongly. The message is the sentence that says how, for its user. */
export class WrongUse extends Error {}

/**
 * How a command of package.json is used: `parse` reads its command line by Node's `parseArgs`,
 * `wrong` makes a WrongUse of a sentence and the hint at its help. `parse` throws one, too.
 */
export function commandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  name: string,
  options: Options,
) {
  const hint = `See npm run ${name} -- --help.`;
  const wrong = (sentence: string): WrongUse => new WrongUse(`${sentence} ${hint}`);
  const parse = (args: readonly string[]) => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
    } catch (error) {
      // What follows the first sentence is Node's advice for other programs.
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
    process.exitCode = error instanceof WrongUse ? 2 : 1;
  }
}

/** A reader that has seen enough, like head, closes the pipe; that is no failure. */
function endWithReader(error: Error): void {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
}

/** Has it heard once, however often a command prints. */
const watchReader = () => process.stdout.off('error', endWithReader).on('error', endWithReader);

/** Prints a text. */
export function print(text: string): void {
  watchReader();
  process.stdout.write(text);
}

/** How much is gathered before it is written: a write for each line would take far longer. */
const piece = 65_536;

/** Prints texts one after the other, no faster than they are read. */
export async function printAll(texts: Iterable<string>): Promise<void> {
  watchReader();
  let gathered = '';
  for (const text of texts) {
    gathered += text;
    if (gathered.length < piece) continue;
    if (!process.stdout.write(gathered)) await once(process.stdout, 'drain');
    gathered = '';
  }
  process.stdout.write(gathered);
}
