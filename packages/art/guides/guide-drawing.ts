import { drawIllustration, illustrationSize } from '#art/land/illustration.ts';
import { strewnLandscape } from '#art/land/strewn-landscape.ts';
import { figure } from './guide-figures.ts';
import { guideTerrain } from './guide-terrain.ts';

const figures: Readonly<Record<string, string>> = {
  'gst-registration-guide-nz': figure('gate', 520, 246),
  'bright-line-test-explained': figure('house', 512, 258),
  'nz-tax-deadlines-2025': figure('calendar', 600, 340),
  'xero-vs-myob-vs-quickbooks-nz': figure('screen', 610, 150),
  'tax-deductions-guide-nz': figure('receipt', 610, 240),
  'tax-accountant-cost-nz': figure('coins', 630, 360),
  'contractor-tax-guide-nz': figure('hardHat', 640, 370),
  'provisional-tax-nz': figure('steps', 610, 330),
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
