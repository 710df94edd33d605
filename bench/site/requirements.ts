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
