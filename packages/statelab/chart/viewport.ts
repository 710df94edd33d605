import { type Box, looks, type Point } from './layout.ts';

/** Lengths in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size and scroll position of the box. */
export interface Seen extends Size {
  readonly left: number;
  readonly top: number;
}

/** The zoom factor, and the scroll position in px. */
export interface View {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

const limits = { smallest: 0.08, largest: 3 };
/** The smallest readable text, in px. */
const smallestText = 11;

/** The smallest readable zoom: a chart opens no smaller. */
export const legible = smallestText / Math.min(...Object.values(looks).map((look) => look.size));

const within = (zoom: number): number => Math.min(limits.largest, Math.max(limits.smallest, zoom));

export type Fit = 'whole' | 'width';

/** One px less, because rounding would bring scroll bars. */
function fitting(sheet: Size, seen: Seen, fit: Fit = 'whole'): number {
  const wide = (seen.width - 1) / sheet.width;
  return within(fit === 'width' ? wide : Math.min(wide, (seen.height - 1) / sheet.height));
}

export const fittedView = (sheet: Size, seen: Seen, fit: Fit): View => ({
  zoom: fitting(sheet, seen, fit),
  left: 0,
  top: fit === 'whole' ? 0 : seen.top,
});

export const isReadable = (sheet: Size, seen: Seen): boolean => fitting(sheet, seen) >= legible;

/** Fits the box, but neither unreadable nor enlarged. */
export const openingZoom = (sheet: Size, seen: Seen): number =>
  Math.max(legible, Math.min(1, fitting(sheet, seen)));

/** Centres the initial dot at a readable zoom. */
export function openingView(sheet: Size, start: Point, seen: Seen): View {
  const zoom = openingZoom(sheet, seen);
  return {
    zoom,
    left: start.x * zoom - seen.width / 2,
    top: start.y * zoom - seen.height / 2,
  };
}

/** Zooms about a point of the box (default: its centre). */
export function zoomedView(zoom: number, wanted: number, seen: Seen, at?: Point): View {
  const next = within(wanted);
  const x = at?.x ?? seen.width / 2;
  const y = at?.y ?? seen.height / 2;
  return {
    zoom: next,
    left: ((seen.left + x) / zoom) * next - x,
    top: ((seen.top + y) / zoom) * next - y,
  };
}

/** The distance from the edge of a box that was scrolled into view, in px. */
const margin = 16;

/** Stays if it is in view; else centres it, or aligns its start. */
function nearest(from: number, size: number, edge: number, length: number): number {
  if (edge >= from && edge + length <= from + size) return from;
  const before = length + 2 * margin > size ? margin : (size - length) / 2;
  return Math.max(0, edge - before);
}

function around(places: readonly Box[]): Box {
  const [x, y] = [Math.min(...places.map((at) => at.x)), Math.min(...places.map((at) => at.y))];
  const right = Math.max(...places.map((at) => at.x + at.width));
  const bottom = Math.max(...places.map((at) => at.y + at.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The scroll position that shows boxes: all if they fit, else the last. */
export function revealingScroll(zoom: number, places: readonly Box[], seen: Seen) {
  const all = around(places);
  const fits = all.width * zoom <= seen.width && all.height * zoom <= seen.height;
  const { x, y, width, height } = (fits ? all : places.at(-1)) ?? all;
  return {
    left: nearest(seen.left, seen.width, x * zoom, width * zoom),
    top: nearest(seen.top, seen.height, y * zoom, height * zoom),
  };
}
