import type { TextWeight } from '#statelab/chart/layout.ts';

/**
 * The printable ASCII characters of Overpass by width, in hundredths of the size, rounded up to five, without
 * kerning, which only narrows text. A test measures them again.
 */
const byWidth: Readonly<Record<TextWeight, Readonly<Record<number, string>>>> = {
  400: {
    0: '`',
    25: " ',.:;",
    30: '!Iijl|',
    35: '()f',
    40: '1[]rt{}',
    45: '"-',
    50: '/\\_s',
    55: '*?Jackvxz',
    60: '$679EFLSTbdeghnopquy',
    65: '+023458<=>CPXYZ^~',
    70: '#&ABDGHKRUV',
    75: 'NOQw',
    80: 'M',
    85: '@W',
    90: '%m',
  },
  700: {
    0: '`',
    25: "',.:;",
    30: ' Iil',
    35: '!j|',
    40: '()1[]f{}',
    45: '"-rt',
    50: '_s',
    55: '/7?\\cz',
    60: '*3FJLabdeghknopquvy',
    65: '$+245689<=>CEPSTZ^x~',
    70: '0BGRVXY',
    75: '#&ADHKNOQUw',
    85: '@MW',
    90: '%m',
  },
};

/** The width of a character at 1 px; undefined for one that the font lacks. */
export function knownWidth(character: string, weight: TextWeight): number | undefined {
  const [width] =
    Object.entries(byWidth[weight]).find(([, characters]) => characters.includes(character)) ?? [];
  return width === undefined ? undefined : Number(width) / 100;
}
