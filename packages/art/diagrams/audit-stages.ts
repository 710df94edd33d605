import { lines, marker, track } from './pieces.ts';

const stages = [
  ['A', 'question'],
  ['Risk', 'review'],
  ['Notice', 'of audit'],
  ['Proposed', 'change'],
];

/** The four letters of a check, each a larger marker higher up. */
export const auditStages: string = [
  track('M0 150C60 130 110 128 180 112S340 96 480 50'),
  ...stages.map((stage, index) => {
    const [x, y] = [62 + 120 * index, 124 - 20 * index];
    return marker(x, y, { size: 20 + 5 * index }) + lines(x, y + 46 + 5 * index, stage);
  }),
].join('');
