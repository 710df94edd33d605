import { trackMarker } from '#art/land/track-marker.ts';
import { palette } from '#art.config.ts';

/** Units of a diagram. A wide hero shows it about as large, a phone at two thirds. */
export const diagramSize = { width: 480, height: 240 };

/** Size of a diagram's words in its units: 14 px and more wherever one is shown. */
const wordSize = 22;

interface WordStyle {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  readonly fill?: string;
}

/** The SVG path of an ellipse around a point. */
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0`;

/** Words on one line, their baseline at a place. */
export function words(x: number, y: number, text: string, style: WordStyle = {}): string {
  const { anchor = 'middle', size = wordSize, fill = palette.white } = style;
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" fill="${fill}">${text}</text>`;
}

/** Words on several lines, the first with its baseline at a place. */
export const lines = (x: number, y: number, texts: readonly string[], style?: WordStyle): string =>
  texts.map((text, index) => words(x, y + 25 * index, text, style)).join('');

interface MarkerStyle {
  readonly size?: number;
  /** What is written on it, in a character or two. */
  readonly text?: string;
}

/** The orange triangle around a place, with an edge of ground around it. */
export function marker(x: number, y: number, { size = 24, text = '' }: MarkerStyle = {}): string {
  const number = text && words(x, y + 0.66 * size, text, { size: 20, fill: palette.ink });
  return (
    `<path fill="${palette.marker}" stroke="${palette.bush}" stroke-width="6" paint-order="stroke" ` +
    `d="${trackMarker([x, y], size)}"/>${number}`
  );
}

/** A walking track along an SVG path, dotted. */
export const track = (path: string): string =>
  `<path fill="none" stroke="${palette.mist}" stroke-width="4" stroke-dasharray="0 10" ` +
  `stroke-linecap="round" d="${path}"/>`;

/** A firm line along an SVG path. */
export const line = (path: string, stroke: string = palette.mist, width = 3): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" d="${path}"/>`;

/** A block with its corner at a place; without a fill it is bush green with an edge. */
export function block(
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  fill: string = palette.bushMid,
): string {
  const edge = fill === palette.bushMid ? palette.mist : fill;
  return (
    `<path fill="${fill}" stroke="${edge}" stroke-width="2" ` +
    `d="M${x} ${y}h${width}v${height}h${-width}z"/>`
  );
}
