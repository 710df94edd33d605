/**
 * Control, escape, direction and other invisible characters, line breaks and half surrogate pairs. The
 * joiners (U+200C, U+200D) stay: they join emoji and some scripts.
 */
const harmful = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const codeOf = (character: string): string => (character.codePointAt(0) ?? 0).toString(16);

/** Makes stored text safe for a terminal: a control character becomes its code, \u{1b}. */
export const terminalText = (text: string): string =>
  text.replace(harmful, (character) => `\\u{${codeOf(character)}}`);

/** JSON that is safe for a terminal. The escapes are JSON's own, so it parses to the same value. */
export const terminalJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(harmful, (character) =>
    character === '\n'
      ? character
      : Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
          .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
          .join(''),
  );

export const counted = (count: number, noun = 'lead'): string =>
  count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
