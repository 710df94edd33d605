/** The stand-in letters of each script: lower case, and upper case if it has one. */
const letters: readonly (readonly [of: RegExp, small: string, capital?: string])[] = [
  [/^[a-z]$/i, 'x', 'X'],
  [/^[āēīōūĀĒĪŌŪ]$/, 'ō', 'Ō'],
  [/^\p{Script=Latin}$/u, 'é', 'É'],
  [/^\p{Script=Cyrillic}$/u, 'ж', 'Ж'],
  [/^\p{Script=Greek}$/u, 'ω', 'Ω'],
  [/^\p{Script=Han}$/u, '字'],
  [/^\p{Script=Hiragana}$/u, 'の'],
  [/^\p{Script=Katakana}$/u, 'ノ'],
  [/^\p{Script=Hangul}$/u, '가'],
  [/^\p{Script=Arabic}$/u, 'ع'],
  [/^\p{Script=Hebrew}$/u, 'ש'],
  [/^\p{Script=Devanagari}$/u, 'क'],
  [/^\p{Script=Gurmukhi}$/u, 'ਕ'],
  [/^\p{Script=Gujarati}$/u, 'ક'],
  [/^\p{Script=Tamil}$/u, 'க'],
  [/^\p{Script=Sinhala}$/u, 'ක'],
  [/^\p{Script=Thai}$/u, 'ก'],
  [/^\p{Script=Khmer}$/u, 'ក'],
];

const anyLetter = 'ℵ';

/** For surrogate pairs. */
const wide = { han: '𠀀', letter: '𝑥', number: '𝟎' } as const;

const isCapital = (letter: string): boolean => /\p{Lu}/u.test(letter);

function standInLetter(letter: string): string {
  if (letter.length === 2) return /\p{Script=Han}/u.test(letter) ? wide.han : wide.letter;
  const [, small = anyLetter, capital = small] = letters.find(([of]) => of.test(letter)) ?? [];
  return isCapital(letter) ? capital : small;
}

/** A digit stays a digit. Other numerals, such as ½, become ². */
function standInNumber(number: string): string {
  if (/^\d$/.test(number)) return '0';
  return number.length === 2 ? wide.number : '²';
}

/**
 * Replaces letters and numbers by others of their kind. Keeps the first digits, up to a number, and
 * length, case, script, spaces, punctuation, emoji and invisible characters.
 */
export function standInText(text: string, keptDigits: number): string {
  let kept = 0;
  return text.replace(/[\p{L}\p{N}]/gu, (character) => {
    if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return character;
    // A sign for several words, such as ﷺ, names nobody.
    if (/\s/.test(character.normalize('NFKC'))) return character;
    if (/\p{L}/u.test(character)) return standInLetter(character);
    kept += 1;
    return kept > keptDigits ? standInNumber(character) : character;
  });
}

/** Counts in the characters of a text that match, from the right: each becomes one of some digits. */
export function countIn(text: string, place: RegExp, digits: string, number: number): string {
  let left = number;
  return Array.from(text)
    .toReversed()
    .map((character) => {
      if (!place.test(character)) return character;
      const digit = digits.charAt(left % digits.length);
      left = Math.floor(left / digits.length);
      return character === 'X' ? digit.toUpperCase() : digit;
    })
    .toReversed()
    .join('');
}

/** The stand-in of one shape with this number, which its last letters count to base 3. */
export const variantOf = (standIn: string, number: number): string =>
  countIn(standIn, /x/i, 'xzq', number);

/** Turns any variant into variant 0. */
export const withoutVariant = (text: string): string =>
  text.replaceAll(/[zq]/g, 'x').replaceAll(/[ZQ]/g, 'X');
