import { drawContours } from './drawings.ts';
import type { Landscape } from './landscape.ts';
import { gate, house } from './guide-figures.ts';
import { guideTerrain } from './guide-terrain.ts';
import type { GuideSlug } from './guide-terrain.ts';
import { drawIllustration } from './illustration.ts';

const figures: Partial<Record<GuideSlug, string>> = {
  'gst-registration-guide-nz': gate(520, 246),
  'bright-line-test-explained': house(512, 258),
};

const landscapes: Readonly<Record<string, Landscape>> = guideTerrain;

/** The illustration of a guide: a track on a hillside, and what its subject puts in the way. */
export function drawGuide(slug: GuideSlug): string {
  const landscape = landscapes[slug];
  if (landscape === undefined) {
    return drawContours({ seed: slug, width: 720, height: 420, palette: 'bush' });
  }
  return drawIllustration({
    landscape,
    seed: slug,
    margin: 0,
    fadeFrom: 0.3,
    figure: figures[slug],
  });
}
