import { palette } from '#src/design/tokens.ts';
import { contourPaths, sample } from './contours.ts';
import { parsePoints, printCurve } from './curve.ts';
import { heightOf, shoreDistance, watersOf } from './landscape.ts';
import type { Corners, Landscape } from './landscape.ts';
import { mixColours } from './mix-colours.ts';

/** Px of an illustration; a wide hero shows it from edge to edge, a narrow one its right half. */
export const illustrationSize = { width: 720, height: 420 };

/** Px between the points where height is sampled, and between the corners of a line. */
const cell = 6;
const stride = 13;
/** Difference of height from one contour to the next; every fourth is drawn heavier. */
const interval = 0.085;
const highest = 24;
/** Px from the shore to the lines that follow it on the water. */
const waterLines = [-7, -16];

const colours = {
  water: mixColours(palette.bush, palette.sky, 0.42),
  waterLine: mixColours(palette.bush, palette.contourBush, 0.75),
  shore: palette.contourBush,
};

function curves(lines: readonly Corners[], closed: boolean): string {
  return lines.map((line) => printCurve({ corners: parsePoints(line), closed })).join('');
}

function drawLand(landscape: Landscape, seed: string): string {
  const grid = sample(heightOf(landscape, seed), illustrationSize, cell);
  const heights = Array.from({ length: highest }, (_, index) => (index + 0.6) * interval);
  const paths = contourPaths(grid, heights, stride);
  const heavy = paths.filter((_, index) => index % 4 === 3).join('');
  const thin = paths.filter((_, index) => index % 4 !== 3).join('');
  return (
    `<g fill="none" stroke="${palette.contourBush}">` +
    `<path stroke-opacity=".6" stroke-width="1.2" d="${thin}"/>` +
    `<path stroke-width="2" d="${heavy}"/></g>`
  );
}

function drawWater(landscape: Landscape): string {
  const { water = [], rivers = [] } = landscape;
  const waters = watersOf(landscape);
  const grid = sample((x, y) => shoreDistance(waters, x, y), illustrationSize, cell);
  const outlines = curves(water, true);
  const courses = curves(rivers, false);
  const beside = water.length > 0 ? contourPaths(grid, waterLines, stride).join('') : '';
  const shore = palette.mist;
  return (
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    `<path stroke="${shore}" stroke-opacity=".7" stroke-width="9" d="${courses}"/>` +
    `<path fill="${colours.water}" fill-rule="evenodd" stroke="${shore}" stroke-opacity=".7" stroke-width="2.4" d="${outlines}"/>` +
    `<path stroke="${colours.waterLine}" stroke-opacity=".7" d="${beside}"/>` +
    `<path stroke="${colours.water}" stroke-width="6" d="${courses}"/></g>`
  );
}

export function drawLandscape(landscape: Landscape, seed: string, over: string): string {
  const { width, height } = illustrationSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${2 * width} ${2 * height}">${drawLand(landscape, seed)}${drawWater(landscape)}${over}</svg>`
  );
}
