import { marker, track, words } from './pieces.ts';

const steps = ['Register', 'Details', 'Deduct', 'File', 'Pay'];

const stations = steps.map((name, index) => ({ name, x: 52 + 94 * index, y: 152 - 24 * index }));

/** The five steps of an employer as markers up a track. */
export const payeSteps: string = [
  track('M52 152L428 56L470 45'),
  ...stations.map(
    ({ name, x, y }, index) => marker(x, y, { text: String(index + 1) }) + words(x, y + 50, name),
  ),
].join('');
