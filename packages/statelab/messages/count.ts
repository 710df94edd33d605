/** A number and its noun: '1 path', '2 paths'. */
export const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en-NZ')} ${noun}${number === 1 ? '' : 's'}`;
