import { palette } from '#art.config.ts';

const pile = (left: number, count: number): string =>
  Array.from({ length: count }, (_, coin) => `<path d="M${left}-${18 * coin}h52v-18h-52z"/>`).join(
    '',
  );

/** The objects of the guides, each with its foot at 0, 0. */
const objects = {
  house:
    '<path d="M38-92v-30h18v44"/><path d="M-62 0v-68L0-118 62-68V0z"/><path fill="none" d="M-80-54 0-118 80-54"/><path d="M-36 0v-44h28V0M16-44h28v24H16z"/>',
  /** Open, with fences on both sides: a track passes between its posts. */
  gate: '<path fill="none" stroke-width="2.4" d="M-56-22-152 0M-56-44-152-22M56-22 200-56M56-44 200-78"/><path stroke-width="4" d="M-104 6v-58M-152 18v-58M104-24v-58M152-36v-58M200-44v-58"/><path fill="none" stroke-width="3.4" d="M-54-10 4-80M-54-23 4-93M-54-36 4-106M-54-49 4-119M-54-62 4-132M4-76v-60M-54-10 4-132"/><path stroke-width="9" d="M-56 12v-80M56-2v-80"/>',
  /** A sheet with one day marked. */
  calendar:
    '<path d="M-70 0v-110H70V0z"/><path fill="none" d="M-70-82H70M-40-98v-26M40-98v-26"/><path fill="none" stroke-dasharray="0 26" stroke-width="9" d="M-52-58H60M-52-36H60M-52-14H60"/>',
  /** With a table of figures on it. */
  screen:
    '<path d="M-84-18v-96H84v96zM-24 0l6-18h36l6 18z"/><path fill="none" stroke-width="3" d="M-64-92H64M-64-68H64M-64-44H64M20-100v66"/>',
  receipt:
    '<path d="M-44 0v-128h88V0l-15-12L15 0 0-12-15 0l-14-12z"/><path fill="none" stroke-width="3" d="M-28-104h56M-28-84h34M18-84h10M-28-64h34M18-64h10M-28-44h34M18-44h10"/>',
  coins: pile(-84, 2) + pile(-22, 4) + pile(40, 6),
  hardHat:
    '<path d="M-62-10a62 62 0 0 1 124 0z"/><path d="M-86-10H86V6H-86z"/><path fill="none" d="M-20-66v36M20-66v36"/>',
  steps: '<path d="M-90 0v-30h60v-34h60v-34h60V0z"/>',
};

/** An object with its foot at a place, in px of the drawing. */
export const figure = (name: keyof typeof objects, x: number, y: number): string =>
  `<g transform="translate(${2 * x} ${2 * y})scale(1.2)" fill="${palette.bush}" stroke="${palette.mist}" ` +
  `stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${objects[name]}</g>`;
