import { lab } from '#statelab/messages/tape.ts';
import { longestTape } from './parse-tape.ts';

/** The largest file that is read, in bytes: a tape of the longest, each character as long as can be. */
const largestFile = 3 * longestTape;

/** Why a file of so many bytes is not read; undefined where it is. */
export const refusalOfSize = (name: string, size: number): string | undefined =>
  size > largestFile ? lab.refusals.tooBig(name, size, largestFile) : undefined;

/** What a file holds, or a sentence on why it isn't read. What is too big is not even begun. */
export async function readText(
  file: File,
): Promise<{ readonly text: string } | { readonly refusal: string }> {
  const refusal = refusalOfSize(file.name, file.size);
  if (refusal !== undefined) return { refusal };
  return file.text().then(
    (text) => ({ text }),
    () => ({ refusal: lab.refusals.unreadable(file.name) }),
  );
}
