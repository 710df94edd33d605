import {
  type Label,
  type Line,
  lineHeight,
  type LineRole,
  looks,
  type TextWeight,
} from '#statelab/chart/layout.ts';
import type { Sentence } from '#statelab/chart/sentences.ts';
import { knownWidth } from './character-widths.ts';

/** Assumed widths of characters that the font lacks. */
const foreign = { letter: 1.1, picture: 1.4, mark: 0 };

const isMark = /^\p{Mn}$/u;
const isPicture = /^\p{Extended_Pictographic}$/u;

/** Measures text character by character. A letter with an accent is as wide as the letter. */
function widthOf(character: string, weight: TextWeight): number {
  const alike = /\s/u.test(character) ? ' ' : character.normalize('NFD').slice(0, 1);
  const known = knownWidth(character, weight) ?? knownWidth(alike, weight);
  if (known !== undefined) return known;
  if (isMark.test(character)) return foreign.mark;
  return isPicture.test(character) ? foreign.picture : foreign.letter;
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

function widthIn(role: LineRole, text: string): number {
  const { weight, size } = looks[role];
  return Array.from(text).reduce((sum, character) => sum + widthOf(character, weight), 0) * size;
}

function wrap({ role, text }: Sentence, widest: number): readonly string[] {
  const isTooWide = (line: string): boolean => widthIn(role, line) > widest;
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

/** Wraps sentences; one that fits continues the line before. Keeps `free` px after the first line for a mark. */
export function setText(sentences: readonly Sentence[], widest: number, free = 0): TextBlock {
  const lines: Part[][] = [];
  for (const sentence of sentences) {
    const { role } = sentence;
    const last = lines.at(-1);
    const end = last?.at(-1);
    const from = end === undefined ? 0 : end.from + end.width + between;
    const whole = widthIn(role, sentence.text);
    if (last !== undefined && from + whole <= widest) {
      last.push({ ...sentence, from, width: whole });
      continue;
    }
    for (const text of wrap(sentence, widest)) {
      lines.push([{ role, text, from: 0, width: widthIn(role, text) }]);
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
}
