import { contourPaths, sample } from './contours.ts';
import type { Size } from './contours.ts';
import { evenHeights, hillHeight } from './terrain.ts';
import type { Hill } from './terrain.ts';

interface Land extends Size {
  readonly hills: readonly Hill[];
  /** Colour of the lines. */
  readonly stroke: string;
}

interface ContourDrawing extends Land {
  /** SVG in half px that stands on the land. */
  readonly content?: string;
}

/** Lines of a drawing; every fourth is an index contour and drawn heavier, as on a topographic map. */
const lineCount = 13;
/** Px between the points where height is sampled. */
const cell = 8;
/** Px between the corners of a line. */
const stride = 20;

/** Contour lines as an SVG group that counts half px. */
export function contourLines({ hills, stroke, width, height }: Land): string {
  const grid = sample(hillHeight(hills), { width, height }, cell);
  const paths = contourPaths(grid, evenHeights(grid.samples, lineCount), stride);
  const heavy = paths.filter((_, index) => index % 4 === 2).join('');
  const thin = paths.filter((_, index) => index % 4 !== 2).join('');
  return (
    `<g fill="none" stroke="${stroke}">` +
    `<path stroke-opacity=".6" stroke-width="1.6" d="${thin}"/>` +
    `<path stroke-width="2.6" d="${heavy}"/></g>`
  );
}

/** Land as an SVG text of contour lines alone. Paths count half px, hence a viewBox of twice the size. */
export function drawContours({ content = '', ...land }: ContourDrawing): string {
  const { width, height } = land;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${2 * width} ${2 * height}">${contourLines(land)}${content}</svg>`
  );
}
