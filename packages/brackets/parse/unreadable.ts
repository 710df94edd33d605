/** Invalid text, with the position of the error. */
export class Unreadable extends Error {
  readonly text: string;
  /** From 0; the text's length means its end. */
  readonly at: number;

  constructor(sentence: string, text: string, at: number) {
    super(sentence);
    this.text = text;
    this.at = at;
  }
}

/** A text on its own line, and a mark below a character. */
export const marked = (text: string, at: number): string => `  ${text}\n  ${' '.repeat(at)}^`;

/** Reads a part of a text; `to` is exclusive. An error points into the whole text. */
export function readPart<Found>(
  text: string,
  [from, to]: readonly [from: number, to: number],
  read: (part: string) => Found,
): Found {
  try {
    return read(text.slice(from, to));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Unreadable(error.message, text, from + error.at);
  }
}

/** Reads the parts of a text between separators of one character. */
export function readParts<Found>(
  text: string,
  separator: string,
  read: (part: string) => Found,
): readonly Found[] {
  let from = 0;
  return text.split(separator).map(({ length }) => {
    const part = [from, from + length] as const;
    from += length + 1;
    return readPart(text, part, read);
  });
}
