import { drawSvg } from '#art/svg.ts';
import { drawLandscape } from './landscape-drawing.ts';
import type { Landscape } from './landscape.ts';

/** Px of an illustration. A wide hero shows it from edge to edge, a narrow one its right half. */
export const illustrationSize = { width: 720, height: 420 };

interface IllustrationOptions {
  readonly landscape: Landscape;
  /** Seed of the land's roughness. */
  readonly seed: string;
  /** Px at the left that stay empty, under the words of a hero. */
  readonly margin: number;
  /** Opacity the ground has at its left edge; it is whole from the middle of the drawing on. */
  readonly fadeFrom: number;
  /** SVG in half px that stands on the ground and its tracks, under the markers. */
  readonly figure?: string | undefined;
}

/**
 * An illustration in the bush palette on a transparent ground, as an SVG text of 3 kB gzip at most; the
 * same for the same landscape and seed.
 */
export function drawIllustration(options: IllustrationOptions): string {
  const { landscape, seed, margin, fadeFrom, figure = '' } = options;
  const { width, height } = illustrationSize;
  const land = { width: width - margin, height };
  const { ground, tracks, markers } = drawLandscape(landscape, seed, land);
  const x2 = 2 * (width / 2 - margin);
  return drawSvg(
    { width, height, viewBox: `${-2 * margin} 0 ${2 * width} ${2 * height}` },
    `<linearGradient id="f" gradientUnits="userSpaceOnUse" x2="${x2}">` +
      `<stop stop-color="#fff" stop-opacity="${fadeFrom}"/><stop offset="1" stop-color="#fff"/>` +
      `</linearGradient><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${2 * land.width}" ` +
      `height="${2 * height}"><path fill="url(#f)" d="M0 0h${2 * land.width}v${2 * height}H0z"/></mask>` +
      `<g mask="url(#m)">${ground}</g>${tracks}${figure}${markers}`,
  );
}
