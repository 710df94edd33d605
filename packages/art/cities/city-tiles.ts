import { palette } from '#art.config.ts';
import { drawContours } from '#art/land/contour-drawing.ts';
import { strewnHills } from '#art/land/terrain.ts';
import { drawSvg } from '#art/svg.ts';

const [width, height] = [360, 160];

const drawTile = (slug: string): string =>
  drawContours({
    width,
    height,
    hills: strewnHills(slug, { width, height }),
    stroke: palette.contour,
  });

/**
 * The invented land behind each city's name in a list: a view of one file, named by its slug. A file
 * for each kept a slow phone busy for 400 ms, as a list came into view.
 */
export const drawTiles = (slugs: readonly string[]): string =>
  drawSvg(
    { width, height },
    slugs
      .map(
        (slug, place) =>
          `<view id="${slug}" viewBox="0 ${place * height} ${width} ${height}"/>` +
          `<g transform="translate(0 ${place * height})">${drawTile(slug)}</g>`,
      )
      .join(''),
  );
