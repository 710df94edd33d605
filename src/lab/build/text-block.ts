import type { Label, Line, LineRole } from '#src/lab/chart/layout.ts';
import type { Sentence } from '#src/lab/chart/sentences.ts';
import { lineHeight, looks } from '#src/lab/chart/typography.ts';
import type { MeasureText } from './text-widths.ts';

/** Room that is kept on each side of a block of text, in px. */
const padding = { x: 8, y: 4 };

/** Text broken into lines, with the room they need; it stands nowhere yet. */
export interface TextBlock {
  readonly width: number;
  readonly height: number;
  /** Puts the block with its top left corner at a point. */
  readonly at: (x: number, y: number) => Label;
}

const widthIn = (measure: MeasureText, role: LineRole, text: string): number =>
  measure(text, looks[role].weight) * looks[role].size;

function wrap(measure: MeasureText, { role, text }: Sentence, widest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthIn(measure, role, longer) > widest) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

/**
 * Sets sentences below each other, each on as many lines as it needs. After the first line
 * so many px are kept free for what an overlay marks.
 */
export function setText(
  measure: MeasureText,
  sentences: readonly Sentence[],
  widest: number,
  free = 0,
): TextBlock {
  const lines = sentences.flatMap((sentence) =>
    wrap(measure, sentence, widest).map((text) => ({ role: sentence.role, text })),
  );
  const widths = lines.map(
    ({ role, text }, index) => widthIn(measure, role, text) + (index === 0 ? free : 0),
  );
  const width = Math.ceil(Math.max(free, ...widths)) + 2 * padding.x;
  const heights = lines.map(({ role }) => lineHeight(role));
  const inner = heights.reduce((sum, line) => sum + line, 0);
  const height = Math.max(inner, free === 0 ? 0 : lineHeight('trigger')) + 2 * padding.y;
  const at = (x: number, y: number): Label => {
    let bottom = y + padding.y;
    const placed = lines.map(({ role, text }): Line => {
      bottom += lineHeight(role);
      return { role, text, x: x + padding.x, y: bottom - lineHeight(role) * 0.28 };
    });
    return { box: { x, y, width, height }, lines: placed };
  };
  return { width, height, at };
}
