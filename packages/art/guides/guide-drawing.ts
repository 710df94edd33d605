import { drawIllustration, illustrationSize } from '#art/land/illustration.ts';
import type { Landscape } from '#art/land/landscape.ts';
import { strewnHills } from '#art/land/terrain.ts';
import { guideTerrain } from './guide-terrain.ts';

/** Land for a guide without its own: random hills, low and smooth enough that their lines weigh less than 3 kB. */
const strewnLandscape = (slug: string): Landscape => ({
  hills: strewnHills(slug, illustrationSize).map((hill) => ({
    ...hill,
    height: 0.65 * hill.height,
  })),
  roughness: 0.1,
  markers: `${Math.round(0.6 * illustrationSize.width)},${Math.round(0.5 * illustrationSize.height)}`,
});

/** The illustration of a guide: a track on a hillside, with an object of its subject. */
export const drawGuide = (slug: string): string =>
  drawIllustration({
    landscape: guideTerrain[slug] ?? strewnLandscape(slug),
    seed: slug,
    margin: 0,
    fadeFrom: 0.3,
    figure: guideTerrain[slug]?.figure,
  });
