import { palette } from '#art.config.ts';

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

/** An open farm gate with fences on both sides, in px of the drawing. A track passes between its posts. */
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

/** A calendar sheet with one day marked, its foot at a place. */
export function calendar(x: number, y: number): string {
  const sheet = '<path d="M-70 0v-110H70V0z"/>';
  const head = '<path fill="none" d="M-70-82H70M-40-98v-26M40-98v-26"/>';
  const days =
    '<path fill="none" stroke-dasharray="0 26" stroke-width="9" d="M-52-58H60M-52-36H60M-52-14H60"/>';
  return figure(x, y, sheet + head + days);
}

/** A screen with a table of figures on it, its foot at a place. */
export function screen(x: number, y: number): string {
  const frame = '<path d="M-84-18v-96H84v96zM-24 0l6-18h36l6 18z"/>';
  const rows = '<path fill="none" stroke-width="3" d="M-64-92H64M-64-68H64M-64-44H64M20-100v66"/>';
  return figure(x, y, frame + rows);
}

/** A till receipt with a torn edge; its foot stands at the given place. */
export function receipt(x: number, y: number): string {
  const paper = '<path d="M-44 0v-128h88V0l-15-12L15 0 0-12-15 0l-14-12z"/>';
  const lines =
    '<path fill="none" stroke-width="3" d="M-28-104h56M-28-84h34M18-84h10M-28-64h34M18-64h10M-28-44h34M18-44h10"/>';
  return figure(x, y, paper + lines);
}

/** Three piles of coins, each higher than the last, the first with its foot at a place. */
export function coins(x: number, y: number): string {
  const pile = (left: number, count: number): string =>
    Array.from(
      { length: count },
      (_, coin) => `<path d="M${left}-${18 * coin}h52v-18h-52z"/>`,
    ).join('');
  return figure(x, y, pile(-84, 2) + pile(-22, 4) + pile(40, 6));
}

/** A builder's hat, its brim at a place. */
export function hardHat(x: number, y: number): string {
  return figure(
    x,
    y,
    '<path d="M-62-10a62 62 0 0 1 124 0z"/><path d="M-86-10H86V6H-86z"/><path fill="none" d="M-20-66v36M20-66v36"/>',
  );
}

/** Three steps up, its foot at a place. */
export const steps = (x: number, y: number): string =>
  figure(x, y, '<path d="M-90 0v-30h60v-34h60v-34h60V0z"/>');
