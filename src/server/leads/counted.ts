/** A number with its noun: 1 lead, 2 leads. */
export const counted = (count: number, noun = 'lead'): string =>
  count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
