import { codeOf } from './error-code.ts';
import { messageOf } from './message-of.ts';

/** A command was used wrongly. The message is the sentence that says how, for its user. */
export class UsageError extends Error {}

/** Runs a command. Prints a failure on stderr, with exit code 2 for wrong use and 1 for anything else. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** A reader that has seen enough, like head, closes the pipe; that is no failure. */
function endWithReader(error: Error): void {
  if (codeOf(error) === 'EPIPE') process.exit(0);
  throw error;
}

export function print(text: string): void {
  // Node warns of a listener for each text.
  process.stdout.off('error', endWithReader).on('error', endWithReader);
  process.stdout.write(text);
}
