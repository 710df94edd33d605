/** A stretch of code, as a parser counts its characters, and what takes its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The code with all edits made; they must not overlap. */
export function editCode(code: string, edits: readonly Edit[]): string {
  let edited = code;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start)) {
    edited = edited.slice(0, start) + text + edited.slice(end);
  }
  return edited;
}
