import type { Size } from './contours.ts';
import type { Landscape } from './landscape.ts';
import { strewnHills } from './terrain.ts';

/** Low and smooth enough that the lines of any name weigh less than 3 kB. */
const lowered = 0.65;
const roughness = 0.1;

/** Land for a city or guide without its own: random hills, seeded by its name, and a marker. */
export const strewnLandscape = (name: string, size: Size): Landscape => ({
  hills: strewnHills(name, size).map((hill) => ({ ...hill, height: lowered * hill.height })),
  roughness,
  markers: `${Math.round(0.6 * size.width)},${Math.round(0.5 * size.height)}`,
});
