import { messageOf } from '#statelab/message-of.ts';
import { UsageError } from '#statelab/usage-error.ts';

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

/** Writes to stdout, also once it is reserved. */
let write = (text: string, written?: () => void): boolean => process.stdout.write(text, written);

/** Leaves stdout to this command: what the modules that it loads print goes to stderr. */
export function reserveStdout(): void {
  const { stdout, stderr } = process;
  const own = stdout.write.bind(stdout);
  write = (text, written) => own(text, 'utf8', written);
  Reflect.set(stdout, 'write', stderr.write.bind(stderr));
}

export function print(text: string): void {
  // Adding a listener for every print would make Node warn.
  process.stdout.off('error', endWithReader).on('error', endWithReader);
  write(text);
}

/** Ends the process once all is written. A module that was loaded may have left an actor running. */
export function endProcess(): void {
  write('', () => process.stderr.write('', () => process.exit()));
}
