import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Box, Point } from './layout.ts';
import { viewportMachine } from './viewport.machine.ts';
import { revealingScroll, type Seen, type Size } from './viewport.ts';

const step = 1.25;

/** The part of a chart that is seen: a box that scrolls over a sheet of the chart's size times the zoom. */
export interface Viewport {
  /** The ref of the box. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly zoom: number;
  /** Zooms by a factor about a point of the box (its middle where left out). */
  readonly zoomBy: (factor: number, at?: Point) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows the whole chart. */
  readonly fit: () => void;
  readonly showActualSize: () => void;
  /** Scrolls as little as it takes to bring a place of the chart into view. */
  readonly reveal: (place: Box) => void;
}

const seenIn = (box: Element): Seen => ({
  left: box.scrollLeft,
  top: box.scrollTop,
  width: box.clientWidth,
  height: box.clientHeight,
});

/** Looks after how large a chart is shown, and what of it; it opens where the machine starts. */
export function useViewport(sheet: Size, start: Point): Viewport {
  const box = useRef<HTMLDivElement>(null);
  const [snapshot, send] = useMachine(viewportMachine, { input: { sheet, start } });
  const { view } = snapshot.context;

  useEffect(() => {
    if (box.current !== null) send({ type: 'BOX.OPEN', seen: seenIn(box.current) });
  }, [send]);

  // Once the sheet has its size, it can be scrolled to its place.
  useLayoutEffect(() => {
    box.current?.scrollTo(view);
  }, [view]);

  const reveal = useCallback(
    (place: Box): void => {
      box.current?.scrollTo(revealingScroll(view.zoom, place, seenIn(box.current)));
    },
    [view],
  );

  const withSeen = (tell: (seen: Seen) => void): void => {
    if (box.current !== null) tell(seenIn(box.current));
  };
  const zoomBy = (factor: number, at?: Point): void =>
    withSeen((seen) => send({ type: 'ZOOM.BY', factor, seen, at }));
  return {
    box,
    zoom: view.zoom,
    zoomBy,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    fit: () => withSeen((seen) => send({ type: 'ZOOM.FIT', seen })),
    showActualSize: () => withSeen((seen) => send({ type: 'ZOOM.TO', zoom: 1, seen })),
    reveal,
  };
}
