import { palette } from '#src/design/tokens.ts';
import { contourPaths, sample } from './contours.ts';
import type { Size } from './contours.ts';
import { evenHeights, hillHeight, randomHills } from './terrain.ts';
import type { Hill } from './terrain.ts';

interface ContourDrawing extends Size {
  seed: string;
  palette: 'light' | 'bush';
}

const strokes = { light: palette.contour, bush: palette.contourBush };

/** Lines of a drawing; every fourth is an index contour and drawn heavier, as on a topographic map. */
const lineCount = 13;
/** Px between the points where height is sampled. */
const cell = 8;
/** Px between the corners of a line. */
const stride = 20;

function drawLines(hills: readonly Hill[], size: Size, stroke: string): string {
  const grid = sample(hillHeight(hills), size, cell);
  const paths = contourPaths(grid, evenHeights(grid.samples, lineCount), stride);
  const heavy = paths.filter((_, index) => index % 4 === 2).join('');
  const thin = paths.filter((_, index) => index % 4 !== 2).join('');
  return (
    `<g fill="none" stroke="${stroke}">` +
    `<path stroke-opacity=".6" stroke-width="1.6" d="${thin}"/>` +
    `<path stroke-width="2.6" d="${heavy}"/></g>`
  );
}

/** Paths count half px, hence a viewBox of twice the size. */
function svg({ width, height }: Size, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${2 * width} ${2 * height}">${content}</svg>`
  );
}

/** A map of invented land as an SVG text: the same for the same seed, 3 kB gzip at most at tile size. */
export function drawContours({ seed, width, height, palette: colours }: ContourDrawing): string {
  const size = { width, height };
  return svg(size, drawLines(randomHills(seed, width, height), size, strokes[colours]));
}

const heroSize = { width: 1280, height: 640 };

/** Two summits and a saddle on the right half, a lone knoll, low ground under the words. */
const heroHills: readonly Hill[] = [
  { x: 800, y: 380, height: 0.95, spread: [190, 110], turn: 1.9 },
  { x: 1010, y: 560, height: 0.6, spread: [170, 110], turn: 0.5 },
  { x: 1150, y: 170, height: 0.75, spread: [120, 80], turn: 2.4 },
  { x: 620, y: 640, height: 0.35, spread: [160, 90], turn: 0.2 },
];

/** The track up to the first summit: way points in half px. */
const track = 'M2560 1010C2380 980 2330 800 2180 780S1990 980 1850 950 1720 800 1622 836';

function marker(x: number, y: number, size: number): string {
  return `<path d="M${x} ${y - size}l${size} ${1.8 * size}h${-2 * size}z"/>`;
}

/** The drawing behind the head of the home page: contours, and a marked track to the summit. */
export function drawHero(): string {
  const markers = marker(1622, 826, 26) + marker(1850, 944, 16) + marker(2180, 776, 16);
  return svg(
    heroSize,
    drawLines(heroHills, heroSize, strokes.bush) +
      `<path fill="none" stroke="${palette.mist}" stroke-opacity=".7" stroke-width="4" ` +
      `stroke-dasharray="0 14" stroke-linecap="round" d="${track}"/>` +
      `<g fill="${palette.marker}">${markers}</g>`,
  );
}
