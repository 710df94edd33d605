import { palette } from '#art/palette.ts';
import { block, line, marker, words } from './pieces.ts';

const ground = 188;
const heights = [150, 124, 98, 72, 46, 20];

/** A debt that grows smaller with each instalment until it is paid. */
export const debtSteps: string = [
  ...heights.map((height, index) =>
    block(
      [24 + 62 * index, ground - height],
      [50, height],
      index === 0 ? palette.markerLight : palette.bushMid,
    ),
  ),
  line(`M10 ${ground}H470`),
  words(460, 60, 'Instalment', { anchor: 'end' }),
  words(460, 86, 'by instalment', { anchor: 'end' }),
  words(24, 220, 'Owed', { anchor: 'start' }),
  marker(432, 162, { size: 28 }),
  words(432, 220, 'Paid'),
].join('');
