/** A number and its noun: '1 path', '2 paths'. */
export const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en-NZ')} ${noun}${number === 1 ? '' : 's'}`;

/** A heading with lines under it; nothing without lines. */
export const listUnder = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`)];
