import { palette } from '#src/design/tokens.ts';

function figure(x: number, y: number, content: string): string {
  return (
    `<g transform="translate(${2 * x} ${2 * y})scale(1.2)" fill="${palette.bush}" stroke="${palette.mist}" ` +
    `stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${content}</g>`
  );
}

/** A house with its door at a place, in px of the drawing; about 100 px wide. */
export function house(x: number, y: number): string {
  const chimney = '<path d="M38-92v-30h18v44"/>';
  const walls = '<path d="M-62 0v-68L0-118 62-68V0z"/>';
  const roof = '<path fill="none" d="M-80-54 0-118 80-54"/>';
  const openings = '<path d="M-36 0v-44h28V0M16-44h28v24H16z"/>';
  return figure(x, y, chimney + walls + roof + openings);
}

/** A farm gate that stands open, with fences to both sides, in px of the drawing; a track passes between its posts. */
export function gate(x: number, y: number): string {
  const wires =
    '<path fill="none" stroke-width="2.4" d="M-56-22-152 0M-56-44-152-22M56-22 200-56M56-44 200-78"/>';
  const stakes =
    '<path stroke-width="4" d="M-104 6v-58M-152 18v-58M104-24v-58M152-36v-58M200-44v-58"/>';
  const leaf =
    '<path fill="none" stroke-width="3.4" d="M-54-10 4-80M-54-23 4-93M-54-36 4-106M-54-49 4-119M-54-62 4-132M4-76v-60M-54-10 4-132"/>';
  const posts = '<path stroke-width="9" d="M-56 12v-80M56-2v-80"/>';
  return figure(x, y, wires + stakes + leaf + posts);
}
