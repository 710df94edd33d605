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

/** A requirement of the site, and its measured figure. */
export interface Requirement {
  readonly what: string;
  readonly measured: number;
  /** The maximum. */
  readonly most: number;
}

export const requirement = (what: string, measured: number, most: number): Requirement => ({
  what,
  measured,
  most,
});

/** Prints measured figures next to their maximum, and whether each is met. */
export function printRequirements(requirements: readonly Requirement[]): void {
  console.log('');
  for (const { what, measured, most } of requirements) {
    const printed = Number.isInteger(measured) ? String(measured) : measured.toFixed(3);
    const met = measured <= most ? 'met' : 'NOT MET';
    console.log(`${met.padEnd(7)}  ${what}: ${printed} (at most ${most})`);
  }
}
