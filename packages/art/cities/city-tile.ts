import { palette } from '#art/palette.ts';
import { drawContours } from '#art/land/contour-drawing.ts';
import { strewnHills } from '#art/land/terrain.ts';

const size = { width: 360, height: 160 };

/** The invented land behind a city's name in a list: 3 kB gzip at most. */
export const drawTile = (slug: string): string =>
  drawContours({ ...size, hills: strewnHills(slug, size), stroke: palette.contour });
