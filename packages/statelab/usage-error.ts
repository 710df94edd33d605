/** Invalid command-line usage. The message is a sentence for the user. */
export class UsageError extends Error {}

/** The only one of some arguments. Throws UsageError for none and for several. */
export function only([first, second]: readonly string[], what: string): string {
  if (first === undefined) throw new UsageError(`Name a ${what}.`);
  if (second !== undefined) throw new UsageError(`Name one ${what}: "${first}" or "${second}".`);
  return first;
}
