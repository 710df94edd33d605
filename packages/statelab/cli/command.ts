import { callingLine, callsOutside } from '#statelab/build/outside.ts';
import { messageOf } from '#statelab/message-of.ts';
import { UsageError } from '#statelab/usage-error.ts';

/** Says that loaded code ended the process, or waits for a promise that never settles. */
function sayUnended(): void {
  const line = callingLine();
  const why =
    line === undefined
      ? 'a module that it opens waits for what never comes. Move the machine to a file of its own'
      : `${line} calls process.exit. Correct it, or move the machine to a file of its own`;
  process.stderr.write(`The command broke off: ${why}.\n`);
  process.exitCode = 1;
}

/** Says what loaded code threw later, in a timer or a promise that nobody waits for. */
export function sayThrownLater(error: unknown): void {
  const line = callingLine(error instanceof Error ? error.stack : '');
  process.stderr.write(
    `${line ?? 'A module'} throws, and nothing catches it: ${messageOf(error)}\n`,
  );
  process.exitCode = 1;
}

/**
 * Runs a command to its end. A failure is one sentence on stderr; the exit code is then
 * 2 for wrong use and 1 for anything else.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  process.once('exit', sayUnended);
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
  process.off('exit', sayUnended);
  const calls = callsOutside();
  for (const call of calls) process.stderr.write(`${call}\n`);
  if (calls.length > 0) process.exitCode = 1;
}

/** A reader such as head closes the pipe early. That is not a failure. */
function endWithReader(error: Error): void {
  if (!('code' in error && error.code === 'EPIPE')) throw error;
  process.off('exit', sayUnended);
  process.exit(0);
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
