import { palette } from '#art/palette.ts';
import { block, line, words } from './pieces.ts';

/** A price of $115, to scale: $100 and the GST on it. */
export const gstSplit: string = [
  words(240, 50, '$115 with GST', { size: 28 }),
  line('M20 82v-14H460v14'),
  block([20, 96], [382, 70]),
  words(211, 141, '$100', { size: 34 }),
  block([403, 96], [57, 70], palette.marker),
  words(431, 139, '$15', { fill: palette.ink }),
  words(211, 200, 'Without GST'),
  words(431, 200, 'GST'),
].join('');
