import type { CitySlug } from '#content/cities.ts';
import { drawIllustration, illustrationSize } from '#art/land/illustration.ts';
import type { Landscape } from '#art/land/landscape.ts';
import { strewnLandscape } from '#art/land/strewn-landscape.ts';
import { northIsland } from './north-island.ts';
import { southIsland } from './south-island.ts';

/**
 * The land around each city, simplified from maps and moved a little, so that what the city is known by
 * stands within its illustration. The marker stands on the city.
 */
const landscapes: Readonly<Record<string, Landscape>> = { ...northIsland, ...southIsland };

/** Px at the left that stay empty, under the words of a hero. */
const margin = 200;

const { width, height } = illustrationSize;
const land = { width: width - margin, height };

/** The illustration of a city's hero: the land it stands in and an orange triangle where it stands. */
export const drawCity = (slug: CitySlug): string =>
  drawIllustration({
    landscape: landscapes[slug] ?? strewnLandscape(slug, land),
    seed: slug,
    margin,
    fadeFrom: 0,
  });
