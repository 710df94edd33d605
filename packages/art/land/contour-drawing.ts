import { drawSvg, type Size } from '#art/svg.ts';
import { contourPaths, sample } from './contours.ts';
import { hillHeight, type Hill } from './terrain.ts';

interface Land extends Size {
  readonly hills: readonly Hill[];
  /** Colour of the lines. */
  readonly stroke: string;
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
  const summit = grid.samples.reduce((top, sampled) => Math.max(top, sampled));
  const heights = Array.from(
    { length: lineCount },
    (_, index) => ((index + 1) * summit) / (lineCount + 1),
  );
  const paths = contourPaths(grid, heights, stride);
  const heavy = paths.filter((_, index) => index % 4 === 2).join('');
  const thin = paths.filter((_, index) => index % 4 !== 2).join('');
  return (
    `<g fill="none" stroke="${stroke}">` +
    `<path stroke-opacity=".6" stroke-width="1.6" d="${thin}"/>` +
    `<path stroke-width="2.6" d="${heavy}"/></g>`
  );
}

/** Land as an SVG text of contour lines, under SVG that counts half px as they do: hence the viewBox. */
export const drawContours = (land: Land, content = ''): string =>
  drawSvg(
    { ...land, viewBox: `0 0 ${2 * land.width} ${2 * land.height}` },
    contourLines(land) + content,
  );
