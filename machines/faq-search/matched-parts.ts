import { foldText } from '#machines/fold-text.ts';
import { isShort } from './search-index.ts';

export interface Part {
  readonly text: string;
  readonly matched: boolean;
}

/** Splits text, in its composed form (NFC), into beginnings of words that match a term and the rest. */
export function matchedParts(text: string, terms: readonly string[]): readonly Part[] {
  const ways = terms.map((term) => (isShort(term) ? String.raw`${term}(?![\p{L}\p{N}])` : term));
  const beginning = String.raw`(?<![\p{L}\p{N}]'?)(${ways.join('|') || '(?!)'})`;
  const composed = text.normalize('NFC');
  let end = 0;
  return foldText(text)
    .split(new RegExp(beginning, 'u'))
    .map(({ length }, at) => ({
      text: composed.slice(end, (end += length)),
      matched: at % 2 === 1,
    }))
    .filter((part) => part.text !== '');
}
