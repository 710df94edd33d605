import { maxTapeLength } from './parse-tape.ts';

/** In bytes: the longest tape in UTF-8, at 3 bytes a character. */
const maxFileSize = 3 * maxTapeLength;

/** The error message for a file that is too big, if it is. */
export const refusalOfSize = (name: string, size: number): string | undefined =>
  size > maxFileSize
    ? `“${name}” is too big: ${Math.round(size / 1e6)} MB. The limit is ${maxFileSize / 1e6} MB.`
    : undefined;

/** The text of a file, or an error message. Does not start reading a file that is too big. */
export async function readText(
  file: File,
): Promise<{ readonly text: string } | { readonly refusal: string }> {
  const refusal = refusalOfSize(file.name, file.size);
  if (refusal !== undefined) return { refusal };
  return file.text().then(
    (text) => ({ text }),
    () => ({ refusal: `The browser could not read “${file.name}”. Choose it again.` }),
  );
}
