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
