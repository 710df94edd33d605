/** Invalid command-line usage. The message is a sentence for the user. */
export class UsageError extends Error {}

/** Runs a command. Prints an error to stderr; the exit code is 2 for a UsageError, else 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** A reader such as head may close the pipe early; that is not an error. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}

export function print(text: string): void {
  // Node warns of a listener for each call.
  process.stdout.off('error', endWithReader).on('error', endWithReader);
  process.stdout.write(text);
}
