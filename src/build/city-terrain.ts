import type { CitySlug } from '#content/cities.ts';
import type { Landscape } from './landscape.ts';
import { northIslandTerrain } from './north-island-terrain.ts';
import { southIslandTerrain } from './south-island-terrain.ts';

/**
 * The land around each city, simplified from maps and moved a little, so that what the city is known by
 * stands within its illustration. It is 520 px wide and 420 px high; the marker stands on the city.
 */
export const cityTerrain = {
  ...northIslandTerrain,
  ...southIslandTerrain,
} satisfies Partial<Record<CitySlug, Landscape>>;
