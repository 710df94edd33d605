import { type Label, type Line, lineHeight, type LineRole, looks } from './layout.ts';
import type { Sentence } from './sentences.ts';

/** The width of a text on one line, in px. */
export type WidthOf = (role: LineRole, text: string) => number;

/** Measures text in the font of charts, once that is loaded. */
export async function measureText(): Promise<WidthOf> {
  const fontOf = (role: LineRole) =>
    `${looks[role].weight} ${looks[role].size}px 'Overpass Variable', Arial, sans-serif`;
  const fonts = [fontOf('title'), fontOf('trigger'), fontOf('guard')];
  // Without the font a chart is drawn in another, and measured in that.
  await Promise.all(fonts.map((font) => document.fonts.load(font))).catch(() => []);
  const canvas = document.createElement('canvas').getContext('2d');
  return (role, text) => {
    if (canvas === null) return 0;
    canvas.font = fontOf(role);
    return canvas.measureText(text).width;
  };
}

/** In px, on each side. */
const padding = { x: 8, y: 4 };
/** Between two sentences on one line, in px. */
const between = 6;

/** Wrapped text with its size, not placed yet. */
export interface TextBlock {
  readonly width: number;
  readonly height: number;
  /** Places the top left corner. */
  readonly at: (x: number, y: number) => Label;
}

function wrap({ role, text }: Sentence, widest: number, widthOf: WidthOf): readonly string[] {
  const isTooWide = (line: string): boolean => widthOf(role, line) > widest;
  const lines: string[] = [];
  /** Appends a piece to the last line if it fits, else starts a line. */
  function add(piece: string, space: string): void {
    const last = lines.at(-1);
    if (last === undefined || isTooWide(`${last}${space}${piece}`)) lines.push(piece);
    else lines.splice(-1, 1, `${last}${space}${piece}`);
  }
  for (const word of text.split(/[ \n\r\t]+/u)) {
    // A word longer than a line breaks anywhere.
    const [first = '', ...rest] = isTooWide(word) ? Array.from(word) : [word];
    add(first, ' ');
    for (const piece of rest) add(piece, '');
  }
  return lines;
}

/** A part of a line, with its offset. */
interface Part extends Sentence {
  readonly from: number;
  readonly width: number;
}

/** How a text is set: its lines wrap at a width. */
export type SetText = (sentences: readonly Sentence[], widest: number, free?: number) => TextBlock;

/** Wraps sentences; one that fits continues the line before. Keeps `free` px after the first line for a mark. */
export const textSetter =
  (widthOf: WidthOf): SetText =>
  (sentences, widest, free = 0) => {
    const lines: Part[][] = [];
    for (const sentence of sentences) {
      const { role } = sentence;
      const last = lines.at(-1);
      const end = last?.at(-1);
      const from = end === undefined ? 0 : end.from + end.width + between;
      const whole = widthOf(role, sentence.text);
      if (last !== undefined && from + whole <= widest) {
        last.push({ ...sentence, from, width: whole });
        continue;
      }
      for (const text of wrap(sentence, widest, widthOf)) {
        lines.push([{ role, text, from: 0, width: widthOf(role, text) }]);
      }
    }
    const widths = lines.map((parts, index) => {
      const end = parts.at(-1);
      return (end === undefined ? 0 : end.from + end.width) + (index === 0 ? free : 0);
    });
    const heights = lines.map((parts) => Math.max(...parts.map(({ role }) => lineHeight(role))));
    const width = Math.ceil(Math.max(free, ...widths)) + 2 * padding.x;
    const inner = heights.reduce((sum, line) => sum + line, 0);
    const height = Math.max(inner, free === 0 ? 0 : lineHeight('trigger')) + 2 * padding.y;
    const at = (x: number, y: number): Label => {
      let bottom = y + padding.y;
      const placed = lines.flatMap((parts, index): Line[] => {
        const line = heights[index] ?? 0;
        bottom += line;
        return parts.map(({ role, text, from }) => ({
          role,
          text,
          x: x + padding.x + from,
          y: bottom - line * 0.28,
        }));
      });
      return { box: { x, y, width, height }, lines: placed };
    };
    return { width, height, at };
  };
