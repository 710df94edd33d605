/** A mutant that no test can kill, for the program it makes gives the same answers. */
export interface Equivalent {
  readonly file: string;
  /** The text that was replaced, and what by. */
  readonly original: string;
  readonly replacement: string;
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = [];
