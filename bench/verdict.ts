/** Prints a measured figure beside the most it may be, and whether that is met. */
export function printVerdict(what: string, measured: number, most: number): void {
  const printed = Number.isInteger(measured) ? String(measured) : measured.toFixed(3);
  const met = measured <= most ? 'met' : 'NOT MET';
  console.log(`${met.padEnd(8)} ${what}: ${printed} (at most ${most})`);
}
