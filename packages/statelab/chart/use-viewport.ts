import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Box, Point } from './layout.ts';
import { viewportMachine } from './viewport.machine.ts';
import { revealingScroll, type Fit, type Seen, type Size } from './viewport.ts';

const step = 1.25;

export type Viewport = ReturnType<typeof useViewport>;

const seenIn = (box: Element): Seen => ({
  left: box.scrollLeft,
  top: box.scrollTop,
  width: box.clientWidth,
  height: box.clientHeight,
});

/** A box that scrolls over a sheet of the chart's size times the zoom. */
export function useViewport(sheet: Size, start: Point) {
  const box = useRef<HTMLDivElement>(null);
  const actor = useActorRef(viewportMachine, { input: { sheet, start } });
  const view = useSelector(actor, ({ context }) => context.view);

  const withSeen = useCallback((tell: (seen: Seen) => void): void => {
    if (box.current !== null) tell(seenIn(box.current));
  }, []);
  useEffect(() => {
    const shown = box.current;
    if (shown === null) return undefined;
    const onChange = () => withSeen((seen) => actor.send({ type: 'BOX.CHANGE', seen }));
    onChange();
    const observer = new ResizeObserver(onChange);
    observer.observe(shown);
    shown.addEventListener('scroll', onChange, { passive: true });
    return () => {
      observer.disconnect();
      shown.removeEventListener('scroll', onChange);
    };
  }, [actor, withSeen]);

  // Scrolls after the sheet has its new size.
  useLayoutEffect(() => {
    box.current?.scrollTo(view);
  }, [view]);

  const zoomBy = (factor: number, at?: Point): void =>
    withSeen((seen) => actor.send({ type: 'ZOOM.BY', factor, seen, at }));
  return {
    box,
    actor,
    zoom: view.zoom,
    zoomBy,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    showActualSize: () => zoomBy(1 / view.zoom),
    fit: (fit: Fit) => withSeen((seen) => actor.send({ type: 'ZOOM.FIT', fit, seen })),
    /** Shows another chart; a point of the old one moves to a point of the new one. */
    change: useCallback(
      (next: Size, from: Point, to: Point): void =>
        withSeen((seen) => actor.send({ type: 'SHEET.CHANGE', sheet: next, from, to, seen })),
      [actor, withSeen],
    ),
    /** Scrolls boxes into view: all if they fit, else the last. */
    reveal: useCallback(
      (places: readonly Box[]): void =>
        withSeen((seen) => {
          if (places.length === 0) return;
          const { zoom } = actor.getSnapshot().context.view;
          box.current?.scrollTo(revealingScroll(zoom, places, seen));
        }),
      [actor, withSeen],
    ),
  };
}
