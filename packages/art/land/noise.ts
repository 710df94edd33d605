import { randomFrom } from '#art/random.ts';

/** Values along each side of the lattice, after which it repeats; a power of two. */
const lattice = 64;

/** Rises from 0 at 0 to 1 at 1, level at both. */
export const smooth = (t: number): number => t * t * (3 - 2 * t);

/**
 * Roughness of land: a value from -1 to 1 for each place, which changes over about `wavelength` px; the
 * same for the same seed. Random values at the corners of a lattice, blended between (value noise).
 */
export function noiseFrom(seed: string, wavelength: number): (x: number, y: number) => number {
  const random = randomFrom(seed);
  const values = Float64Array.from({ length: lattice * lattice }, () => 2 * random() - 1);
  const valueAt = (column: number, row: number) =>
    values[(row & (lattice - 1)) * lattice + (column & (lattice - 1))] ?? 0;
  return (x, y) => {
    const column = Math.floor(x / wavelength);
    const row = Math.floor(y / wavelength);
    const across = smooth(x / wavelength - column);
    const down = smooth(y / wavelength - row);
    const above = valueAt(column, row) * (1 - across) + valueAt(column + 1, row) * across;
    const below = valueAt(column, row + 1) * (1 - across) + valueAt(column + 1, row + 1) * across;
    return above * (1 - down) + below * down;
  };
}
