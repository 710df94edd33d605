import { palette } from '#art.config.ts';
import { drawContours } from './land/contour-drawing.ts';
import type { Hill } from './land/terrain.ts';
import { trackMarker } from './land/track-marker.ts';

/** Two summits and a saddle on the right half, a lone knoll, low ground under the words. */
const hills: readonly Hill[] = [
  { x: 800, y: 380, height: 0.95, spread: [190, 110], turn: 1.9 },
  { x: 1010, y: 560, height: 0.6, spread: [170, 110], turn: 0.5 },
  { x: 1150, y: 170, height: 0.75, spread: [120, 80], turn: 2.4 },
  { x: 620, y: 640, height: 0.35, spread: [160, 90], turn: 0.2 },
];

/** The track up to the first summit: way points in half px. */
const track = 'M2560 1010C2380 980 2330 800 2180 780S1990 980 1850 950 1720 800 1622 836';

const markers = [
  trackMarker([1622, 826], 26),
  trackMarker([1850, 944], 16),
  trackMarker([2180, 776], 16),
];

/** The drawing behind the head of the home page: contours, and a marked track to the summit. */
export function drawHero(): string {
  const triangles = markers.map((marker) => `<path d="${marker}"/>`).join('');
  return drawContours(
    { hills, width: 1280, height: 640, stroke: palette.contourBush },
    `<path fill="none" stroke="${palette.mist}" stroke-opacity=".7" stroke-width="4" ` +
      `stroke-dasharray="0 14" stroke-linecap="round" d="${track}"/>` +
      `<g fill="${palette.marker}">${triangles}</g>`,
  );
}
