/**
 * A table line: the first cell wide and left-aligned, the others right-aligned; undefined is blank.
 */
export const row = (cells: readonly (string | number | undefined)[]): string =>
  cells
    .map((cell, index) =>
      String(cell ?? '')[index === 0 ? 'padEnd' : 'padStart'](index === 0 ? 36 : 9),
    )
    .join(' ');

/** The median of an odd count of numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
