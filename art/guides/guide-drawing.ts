import { drawIllustration, illustrationSize } from '#art/land/illustration.ts';
import { strewnLandscape } from '#art/land/strewn-landscape.ts';
import { gate, house } from './guide-figures.ts';
import { guideTerrain } from './guide-terrain.ts';

const figures: Readonly<Record<string, string>> = {
  'gst-registration-guide-nz': gate(520, 246),
  'bright-line-test-explained': house(512, 258),
};

/** The illustration of a guide: a track on a hillside, and what its subject puts in the way. */
export const drawGuide = (slug: string): string =>
  drawIllustration({
    landscape: guideTerrain[slug] ?? strewnLandscape(slug, illustrationSize),
    seed: slug,
    margin: 0,
    fadeFrom: 0.3,
    figure: figures[slug],
  });
