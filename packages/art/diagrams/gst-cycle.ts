import { lines, marker, track, words } from './pieces.ts';

/** GST as a round track with four stations, clockwise from the top left. */
export const gstCycle: string = [
  track('M113 120a127 64 0 1 1 254 0a127 64 0 1 1-254 0'),
  words(240, 134, 'GST', { size: 42 }),
  marker(150, 75, { text: '1' }),
  lines(116, 68, ['Charge it', 'on sales'], { anchor: 'end' }),
  marker(330, 75, { text: '2' }),
  lines(364, 68, ['Claim it', 'on costs'], { anchor: 'start' }),
  marker(330, 165, { text: '3' }),
  lines(364, 174, ['File the', 'return'], { anchor: 'start' }),
  marker(150, 165, { text: '4' }),
  lines(116, 174, ['Pay by', 'the 28th'], { anchor: 'end' }),
].join('');
