/** Prints a text. A reader that has seen enough, like head, closes the pipe; that is no failure. */
export function print(text: string): void {
  process.stdout.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  process.stdout.write(text);
}
