import { countIn, standInText, variantOf } from '#statelab/tape/stand-in-text.ts';

const maxStandInsOfShape = 40;

const maxWords = 300;

/** True for text without letters and without digits other than 0: it identifies nobody. */
const isAnonymous = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text.replaceAll('0', ''));

export function wordsIn(value: unknown): readonly string[] {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part === 'string') {
      for (const word of part.toLowerCase().match(/\p{L}{2,}/gu) ?? []) found.add(word);
    } else if (typeof part === 'object' && part !== null) Object.values(part).forEach(look);
  };
  look(value);
  return [...found].slice(0, maxWords);
}

/**
 * The candidates for a typed text, best first: texts of its shape, then words of the page. None
 * equals the text or shares a part with it. An anonymous text is its own stand-in.
 */
export function standInsFor(text: string, words: readonly string[]): readonly string[] {
  if (isAnonymous(text)) return [text];
  const shape = standInText(text, 0);
  // No digit is 0, which identifies nobody.
  const shapes = Array.from({ length: maxStandInsOfShape }, (_, number) =>
    countIn(variantOf(shape, number), /0/, '123456789', number),
  );
  const typed = text.trim().toLowerCase();
  const others = words.filter((word) => !word.includes(typed) && !typed.includes(word));
  return [...new Set([...shapes.filter((standIn) => standIn !== text), ...others])];
}
