import { palette } from '#art/palette.ts';
import { line, marker, words } from './pieces.ts';

const ring = (radius: number) =>
  `M${240 - radius * 2} 132a${radius * 2} ${radius} 0 1 1 ${radius * 4} 0a${radius * 2} ${radius} 0 1 1 ${-radius * 4} 0`;

/** Where the visitor is, and two towns: one near, one further away. */
export const nearYou: string = [
  line(ring(32) + ring(66) + ring(100), palette.contourBush, 3),
  marker(344, 122, { size: 30 }),
  words(344, 178, 'Nearest'),
  marker(74, 94, { size: 16 }),
  line('M232 132a8 8 0 1 1 16 0a8 8 0 1 1-16 0', palette.white, 6),
  words(232, 172, 'You'),
].join('');
