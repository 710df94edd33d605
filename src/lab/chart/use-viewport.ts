import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Box, Point } from './layout.ts';

const limits = { smallest: 0.08, largest: 3 };
/** At less than this, labels can't be read: a chart opens no smaller. */
const legible = 0.75;
const step = 1.25;

const within = (zoom: number): number => Math.min(limits.largest, Math.max(limits.smallest, zoom));

/** The part of a chart that is seen: a box that scrolls over a sheet of the chart's size times the zoom. */
export interface Viewport {
  readonly box: RefObject<HTMLDivElement | null>;
  /** The ref of the box. */
  readonly open: (box: HTMLDivElement | null) => void;
  readonly zoom: number;
  /** Zooms by a factor about a point of the box (its middle where left out). */
  readonly zoomBy: (factor: number, at?: { readonly x: number; readonly y: number }) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows the whole chart. */
  readonly fit: () => void;
  readonly showActualSize: () => void;
  /** Scrolls as little as it takes to bring a place of the chart into view. */
  readonly reveal: (place: Box) => void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large the sheet is, and what of it stands in the top left corner of the box. */
interface View {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

/** Looks after how large a chart is shown, and what of it; it opens where the machine starts. */
export function useViewport({ width, height }: Size, start: Point): Viewport {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>({ zoom: legible, left: 0, top: 0 });
  const { zoom } = view;

  // Once the sheet has its size, it can be scrolled to its place.
  useLayoutEffect(() => {
    box.current?.scrollTo(view);
  }, [view]);

  const fitting = useCallback(
    ({ clientWidth, clientHeight }: Element): number =>
      within(Math.min(1, clientWidth / width, clientHeight / height)),
    [width, height],
  );

  const open = useCallback(
    (opened: HTMLDivElement | null): void => {
      box.current = opened;
      if (opened === null) return;
      const opening = Math.max(legible, fitting(opened));
      setView({
        zoom: opening,
        left: start.x * opening - opened.clientWidth / 2,
        top: start.y * opening - opened.clientHeight / 2,
      });
    },
    [fitting, start],
  );

  const zoomTo = (wanted: number, at?: { readonly x: number; readonly y: number }): void => {
    const shown = box.current;
    if (shown === null) return;
    const next = within(wanted);
    const x = at?.x ?? shown.clientWidth / 2;
    const y = at?.y ?? shown.clientHeight / 2;
    setView({
      zoom: next,
      left: ((shown.scrollLeft + x) / zoom) * next - x,
      top: ((shown.scrollTop + y) / zoom) * next - y,
    });
  };

  const fit = (): void => {
    if (box.current !== null) setView({ zoom: fitting(box.current), left: 0, top: 0 });
  };

  const reveal = useCallback(
    (place: Box): void => {
      const shown = box.current;
      if (shown === null) return;
      const nearest = (from: number, size: number, edge: number, length: number): number => {
        if (edge < from || length > size) return edge - 16;
        return edge + length > from + size ? edge + length - size + 16 : from;
      };
      shown.scrollTo({
        left: nearest(shown.scrollLeft, shown.clientWidth, place.x * zoom, place.width * zoom),
        top: nearest(shown.scrollTop, shown.clientHeight, place.y * zoom, place.height * zoom),
      });
    },
    [zoom],
  );

  return {
    box,
    open,
    zoom,
    zoomBy: (factor, at) => zoomTo(zoom * factor, at),
    zoomIn: () => zoomTo(zoom * step),
    zoomOut: () => zoomTo(zoom / step),
    fit,
    showActualSize: () => zoomTo(1),
    reveal,
  };
}
