import { palette } from '#art/palette.ts';
import { line, marker, track } from './pieces.ts';

/** One sheet with its own hill, its left corner at a height. */
const sheet = (top: number): string =>
  `<path fill="${palette.bush}" stroke="${palette.mist}" stroke-width="3" stroke-linejoin="round" ` +
  `d="M90 ${top + 50} 250 ${top}l180 40-160 60z"/>` +
  line(
    [70, 46, 22]
      .map(
        (rx) =>
          `M${260 - rx} ${top + 50}a${rx} ${rx * 0.36} 0 1 1 ${2 * rx} 0a${rx} ${rx * 0.36} 0 1 1 ${-2 * rx} 0`,
      )
      .join(''),
    palette.contourBush,
    2,
  );

/** Map sheets laid over each other, the upmost with a marked track. */
export const mapSheets: string = [
  sheet(122),
  sheet(76),
  sheet(30),
  track('M120 78C170 92 210 60 256 66'),
  marker(260, 62, { size: 20 }),
].join('');
