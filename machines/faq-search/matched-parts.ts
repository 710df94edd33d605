import { foldText } from '#machines/fold-text.ts';

export interface Part {
  readonly text: string;
  readonly matched: boolean;
}

/** Splits text, in its composed form (NFC), into parts that match a term and parts that do not. */
export function matchedParts(text: string, terms: readonly string[]): readonly Part[] {
  const composed = text.normalize('NFC');
  const folded = foldText(text);
  const matched: boolean[] = Array.from({ length: composed.length }, () => false);
  for (const term of terms) {
    for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + 1)) {
      matched.fill(true, at, at + term.length);
    }
  }
  const starts = matched.flatMap((is, at) => (at === 0 || is !== matched[at - 1] ? [at] : []));
  return starts.map((start, index) => ({
    text: composed.slice(start, starts[index + 1]),
    matched: matched[start] === true,
  }));
}
