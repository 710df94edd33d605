import { foldText } from '#machines/fold-text.ts';

/** Splits text, in its composed form (NFC), into what a search marks and the rest. `sought` is of soughtIn. */
export function matchedParts(text: string, sought: readonly string[]) {
  const ways = sought.map((part) => part.trimStart().replace(' ', String.raw`(?![\p{L}\p{N}])`));
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

export type Part = ReturnType<typeof matchedParts>[number];
