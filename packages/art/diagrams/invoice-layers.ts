import { palette } from '#art/palette.ts';
import { block, words } from './pieces.ts';

const layers = [
  { name: 'GST, never yours', top: 22, height: 34, fill: palette.marker },
  { name: 'Income tax', top: 60, height: 48, fill: palette.markerLight },
  { name: 'ACC levies', top: 112, height: 30, fill: palette.sand },
  { name: 'Yours', top: 146, height: 74, fill: palette.bushMid },
];

/** What one invoice is made of, in layers from the top; not to scale. */
export const invoiceLayers: string = layers
  .map(
    ({ name, top, height, fill }) =>
      block([70, top], [160, height], fill) +
      words(256, top + height / 2 + 8, name, { anchor: 'start' }),
  )
  .join('');
