import { contourPaths, sample } from './contours.ts';
import type { Size } from './contours.ts';
import { evenHeights, hillHeight } from './terrain.ts';
import type { Hill } from './terrain.ts';

interface ContourDrawing extends Size {
  readonly hills: readonly Hill[];
  /** Colour of the lines. */
  readonly stroke: string;
  /** SVG in half px that stands on the land. */
  readonly content?: string;
}

/** Lines of a drawing; every fourth is an index contour and drawn heavier, as on a topographic map. */
const lineCount = 13;
/** Px between the points where height is sampled. */
const cell = 8;
/** Px between the corners of a line. */
const stride = 20;

/** Land as an SVG text of contour lines alone. Paths count half px, hence a viewBox of twice the size. */
export function drawContours(drawing: ContourDrawing): string {
  const { hills, stroke, content = '', width, height } = drawing;
  const grid = sample(hillHeight(hills), { width, height }, cell);
  const paths = contourPaths(grid, evenHeights(grid.samples, lineCount), stride);
  const heavy = paths.filter((_, index) => index % 4 === 2).join('');
  const thin = paths.filter((_, index) => index % 4 !== 2).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${2 * width} ${2 * height}"><g fill="none" stroke="${stroke}">` +
    `<path stroke-opacity=".6" stroke-width="1.6" d="${thin}"/>` +
    `<path stroke-width="2.6" d="${heavy}"/></g>${content}</svg>`
  );
}
