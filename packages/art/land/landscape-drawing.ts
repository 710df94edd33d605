import { palette } from '#art.config.ts';
import type { Size } from '#art/svg.ts';
import { contourPaths, sample } from './contours.ts';
import { parsePoints, printCurve } from './curve.ts';
import { heightOf, type Landscape, type Points } from './landscape.ts';
import { trackMarker } from './track-marker.ts';

/** Px between the points where height is sampled, and between the corners of a line. */
const cell = 6;
const stride = 18;
/** Difference of height from one contour to the next; every fourth is drawn heavier. */
const interval = 0.115;
/** Half the width of an orange triangle, in half px. */
const markerSize = 19;

/** 42% of the palette's sky over its bush. */
const water = '#0d4851';
/** How much of the contours' colour each step towards the shore adds to the water. */
const shoal = 0.16;
/** Water two steps lighter. */
const shallow = '#1f5c5a';

function curves(lines: readonly Points[], closed: boolean): string {
  return lines.map((line) => printCurve({ corners: parsePoints(line), closed })).join('');
}

function drawLand(landscape: Landscape, seed: string, size: Size): string {
  const grid = sample(heightOf(landscape, seed), size, cell);
  const summit = grid.samples.reduce((top, height) => Math.max(top, height));
  const count = Math.ceil(summit / interval);
  const heights = Array.from({ length: count }, (_, index) => (index + 0.6) * interval);
  const paths = contourPaths(grid, heights, stride);
  const heavy = paths.filter((_, index) => index % 4 === 3).join('');
  const thin = paths.filter((_, index) => index % 4 !== 3).join('');
  return (
    `<g fill="none" stroke="${palette.contourBush}">` +
    `<path stroke-opacity=".65" stroke-width="1.2" d="${thin}"/>` +
    `<path stroke-width="2" d="${heavy}"/></g>`
  );
}

/**
 * Water grows lighter towards its shore in two steps, which are the shore drawn broad, within the water
 * alone. Rivers have their banks under the sea's shore and their water over it, so that mouths are open.
 */
function drawWater({ water: rings = [], rivers = [] }: Landscape): string {
  const shore = `stroke="${palette.mist}" stroke-opacity=".7"`;
  return (
    `<defs><path id="w" fill-rule="evenodd" clip-rule="evenodd" d="${curves(rings, true)}"/>` +
    `<path id="r" d="${curves(rivers, false)}"/><clipPath id="c"><use href="#w"/></clipPath></defs>` +
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    `<use href="#r" ${shore} stroke-width="9"/><use href="#w" fill="${water}"/>` +
    `<g clip-path="url(#c)" stroke="${palette.contourBush}" stroke-opacity="${shoal}">` +
    `<use href="#w" stroke-width="64"/><use href="#w" stroke-width="26"/></g>` +
    `<use href="#w" ${shore} stroke-width="2.4"/>` +
    `<use href="#r" stroke="${shallow}" stroke-width="6"/></g>`
  );
}

function drawTracks(tracks: readonly Points[]): string {
  return (
    `<path fill="none" stroke="${palette.mist}" stroke-width="4.5" stroke-dasharray="0 13" ` +
    `stroke-linecap="round" d="${curves(tracks, false)}"/>`
  );
}

/** Triangles with an edge of ground around them, that lines behind don't touch. */
function drawMarkers(points: Points): string {
  const triangles = parsePoints(points).map(([x, y]) => trackMarker([2 * x, 2 * y], markerSize));
  return (
    `<path fill="${palette.marker}" stroke="${palette.bush}" stroke-width="8" paint-order="stroke" ` +
    `d="${triangles.join('')}"/>`
  );
}

/** The layers a landscape is drawn of, from the ground up, in half px; land is sampled over `size`. */
export function drawLandscape(landscape: Landscape, seed: string, size: Size) {
  const { water: rings, rivers, tracks } = landscape;
  const hasWater = rings !== undefined || rivers !== undefined;
  return {
    ground: drawLand(landscape, seed, size) + (hasWater ? drawWater(landscape) : ''),
    tracks: tracks ? drawTracks(tracks) : '',
    markers: drawMarkers(landscape.markers),
  };
}
