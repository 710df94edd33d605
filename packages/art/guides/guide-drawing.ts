import { drawIllustration, illustrationSize } from '#art/land/illustration.ts';
import { strewnLandscape } from '#art/land/strewn-landscape.ts';
import { calendar, coins, gate, hardHat, house, receipt, screen, steps } from './guide-figures.ts';
import { guideTerrain } from './guide-terrain.ts';

const figures: Readonly<Record<string, string>> = {
  'gst-registration-guide-nz': gate(520, 246),
  'bright-line-test-explained': house(512, 258),
  'nz-tax-deadlines-2025': calendar(600, 340),
  'xero-vs-myob-vs-quickbooks-nz': screen(610, 150),
  'tax-deductions-guide-nz': receipt(610, 240),
  'tax-accountant-cost-nz': coins(630, 360),
  'contractor-tax-guide-nz': hardHat(640, 370),
  'provisional-tax-nz': steps(610, 330),
};

/** The illustration of a guide: a track on a hillside, with an object of its subject. */
export const drawGuide = (slug: string): string =>
  drawIllustration({
    landscape: guideTerrain[slug] ?? strewnLandscape(slug, illustrationSize),
    seed: slug,
    margin: 0,
    fadeFrom: 0.3,
    figure: figures[slug],
  });
