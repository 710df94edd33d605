import { lines, line, words } from './pieces.ts';
import { palette } from '#art/palette.ts';

const ring = (x: number) => `M${x - 112} 120a112 112 0 1 1 224 0a112 112 0 1 1-224 0`;

/** Two rings that overlap: what each does, and in the middle what both do. */
export const agentOrAccountant: string = [
  line(ring(160), palette.markerLight, 5),
  line(ring(320), palette.mist, 5),
  words(126, 104, 'Tax agent', { fill: palette.markerLight }),
  lines(126, 129, ['files', 'for you']),
  lines(240, 116, ['Tax', 'GST']),
  words(354, 104, 'Accountant'),
  lines(354, 129, ['accounts,', 'advice']),
].join('');
