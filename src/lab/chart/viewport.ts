import type { Box, Point } from './layout.ts';

/** Lengths in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The box that a chart scrolls in: its size, and the place of the sheet in its top left corner. */
export interface Seen extends Size {
  readonly left: number;
  readonly top: number;
}

/** How large the sheet is, as a factor, and what of it stands in the top left corner of the box, in px. */
export interface View {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

const limits = { smallest: 0.08, largest: 3 };
/** At less than this, labels can't be read: a chart opens no smaller. */
export const legible = 0.75;

const within = (zoom: number): number => Math.min(limits.largest, Math.max(limits.smallest, zoom));

const fitting = (sheet: Size, seen: Seen): number =>
  within(Math.min(1, seen.width / sheet.width, seen.height / sheet.height));

/** Shows the whole chart. */
export const fittedView = (sheet: Size, seen: Seen): View => ({
  zoom: fitting(sheet, seen),
  left: 0,
  top: 0,
});

/** Shows where the machine starts, large enough to be read. */
export function openingView(sheet: Size, start: Point, seen: Seen): View {
  const zoom = Math.max(legible, fitting(sheet, seen));
  return {
    zoom,
    left: start.x * zoom - seen.width / 2,
    top: start.y * zoom - seen.height / 2,
  };
}

/** Zooms about a point of the box, its middle where left out; what stands there stays there. */
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

/** What stands between a place that was brought into view and the edge, in px. */
const margin = 16;

function nearest(from: number, size: number, edge: number, length: number): number {
  if (edge < from || length > size) return edge - margin;
  return edge + length > from + size ? edge + length - size + margin : from;
}

/** Scrolls as little as it takes to bring a place of the chart into view. */
export const revealingScroll = (zoom: number, { x, y, width, height }: Box, seen: Seen) => ({
  left: nearest(seen.left, seen.width, x * zoom, width * zoom),
  top: nearest(seen.top, seen.height, y * zoom, height * zoom),
});
