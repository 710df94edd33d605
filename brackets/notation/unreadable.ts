/** A typed text makes no sense: what is wrong, and at which of its characters. */
export class Unreadable extends Error {
  readonly text: string;
  /** Counted from 0; the text's length for its end. */
  readonly at: number;

  constructor(sentence: string, text: string, at: number) {
    super(sentence);
    this.text = text;
    this.at = at;
  }
}

/** The text on a line of its own, and below it a mark at the character. */
export function pointedAt({ message, text, at }: Unreadable): string {
  const line = text.replace(/\s/g, ' ');
  return `${message}\n  ${line}\n  ${' '.repeat(at)}^`;
}
