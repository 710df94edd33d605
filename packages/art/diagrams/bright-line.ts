import { palette } from '#art/palette.ts';
import { block, marker, track, words } from './pieces.ts';

/** The bright-line test as a time line: what is sold within two years can be taxed by it. */
export const brightLine: string = [
  block([60, 112], [225, 18], palette.marker),
  track('M290 121H470'),
  words(172, 92, 'Can be taxed'),
  words(376, 92, 'Not by this test'),
  marker(60, 120, { size: 30 }),
  words(60, 182, 'Bought'),
  marker(285, 120, { size: 30 }),
  words(285, 182, '2 years'),
  words(412, 182, 'Sold later'),
].join('');
