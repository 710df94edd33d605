/** Invalid typed text: what is wrong, and at which character. */
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
