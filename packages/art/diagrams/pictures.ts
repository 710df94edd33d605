import { palette } from '#art.config.ts';
import { trackMarker } from '#art/land/track-marker.ts';
import { block, ellipse, line, lines, marker, track, words } from './pieces.ts';

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

/** A figure with its small triangle, which leads to the page it comes from. */
export const figureAndSource: string = [
  words(30, 156, '15%', { anchor: 'start', size: 78 }),
  line(trackMarker([204, 92], 14), palette.markerLight, 4),
  track('M228 92C270 60 310 70 344 104'),
  block([352, 40], [100, 140], palette.mist),
  line('M368 66h68M368 88h68M368 110h44M368 150h68', palette.contourBush, 4),
  line('M366 130h72', palette.marker, 8),
  words(402, 216, 'Source'),
].join('');

/** One sheet with its own hill, its left corner at a height. */
const sheet = (top: number): string =>
  `<path fill="${palette.bush}" stroke="${palette.mist}" stroke-width="3" stroke-linejoin="round" ` +
  `d="M90 ${top + 50} 250 ${top}l180 40-160 60z"/>` +
  line(
    [70, 46, 22].map((radius) => ellipse(260, top + 50, radius, radius * 0.36)).join(''),
    palette.contourBush,
    2,
  );

/** Map sheets laid over each other, the upmost with a marked track. */
export const mapSheets: string = [
  sheet(122),
  sheet(76),
  sheet(30),
  track('M120 78C170 92 210 60 256 66'),
  marker(260, 62, { size: 20 }),
].join('');

/** Where the visitor is, and two towns: one near, one further away. */
export const nearYou: string = [
  line(
    [32, 66, 100].map((radius) => ellipse(240, 132, 2 * radius, radius)).join(''),
    palette.contourBush,
  ),
  marker(344, 122, { size: 30 }),
  words(344, 178, 'Nearest'),
  marker(74, 94, { size: 16 }),
  line('M232 132a8 8 0 1 1 16 0a8 8 0 1 1-16 0', palette.white, 6),
  words(232, 172, 'You'),
].join('');

const arms = [
  { text: 'Inland Revenue', side: 1 },
  { text: 'Deductions', side: -1 },
  { text: 'GST', side: 1 },
  { text: 'Accountants', side: -1 },
];

/** A post with an arm for each subject of the questions. */
export const signpost: string = [
  line('M240 12V236', palette.mist, 10),
  ...arms.map(({ text, side }, index) => {
    const top = 22 + 48 * index;
    const shape = `M${240 - 30 * side} ${top}h${210 * side}l${22 * side} 20 ${-22 * side} 20h${-210 * side}z`;
    return (
      `<path fill="${palette.white}" d="${shape}"/>` +
      words(240 + 75 * side, top + 28, text, { fill: palette.ink })
    );
  }),
].join('');
