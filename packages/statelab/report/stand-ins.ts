import { standInText, variantOf } from '#statelab/tape/stand-in-text.ts';

/** How many stand-ins of one shape are tried. */
const mostOfShape = 40;

/** How many words are tried. */
const mostWords = 300;

/** What tells nothing of whoever typed it: no letter, and no figure but 0. */
const saysNothing = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text.replaceAll('0', ''));

/** The figures of a text, in place of which those of a number stand from the right, none of them 0. */
function withFigures(shape: string, number: number): string {
  let left = number;
  return Array.from(shape)
    .toReversed()
    .map((character) => {
      if (character !== '0') return character;
      const figure = String(1 + (left % 9));
      left = Math.floor(left / 9);
      return figure;
    })
    .toReversed()
    .join('');
}

/** The words in the texts of a value, however deep, each once. */
export function wordsIn(value: unknown): readonly string[] {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part === 'string') {
      for (const word of part.toLowerCase().match(/\p{L}{2,}/gu) ?? []) found.add(word);
    } else if (typeof part === 'object' && part !== null) Object.values(part).forEach(look);
  };
  look(value);
  return [...found].slice(0, mostWords);
}

/**
 * What may stand in for a typed text, best first: texts of its shape, then words of the page. None
 * is the text itself or has a part of it; a text that says nothing stays.
 */
export function standInsFor(text: string, words: readonly string[]): readonly string[] {
  if (saysNothing(text)) return [text];
  const shape = standInText(text, 0);
  const shapes = Array.from({ length: mostOfShape }, (_, number) =>
    withFigures(variantOf(shape, number), number),
  );
  const typed = text.trim().toLowerCase();
  const others = words.filter((word) => !word.includes(typed) && !typed.includes(word));
  return [...new Set([...shapes.filter((standIn) => standIn !== text), ...others])];
}
