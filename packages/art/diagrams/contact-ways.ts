import { marker, track, words } from './pieces.ts';

const ways = [
  { text: 'Call', y: 48 },
  { text: 'Write', y: 120 },
  { text: 'Form', y: 192 },
];

/** Three ways that lead to one place. */
export const contactWays: string = [
  ...ways.map(
    ({ text, y }) =>
      track(`M110 ${y}C220 ${y} 270 120 372 120`) + words(30, y + 8, text, { anchor: 'start' }),
  ),
  marker(392, 112, { size: 44 }),
  words(392, 188, 'Waymark'),
].join('');
