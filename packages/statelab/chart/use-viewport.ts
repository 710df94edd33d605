import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Box, Point } from './layout.ts';
import { viewportMachine } from './viewport.machine.ts';
import { revealingScroll, type Fit, type Seen, type Size } from './viewport.ts';

const step = 1.25;

/** The part of a chart that is seen: a box that scrolls over a sheet of the chart's size times the zoom. */
export interface Viewport {
  /** The ref of the box. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly actor: ActorRefFrom<typeof viewportMachine>;
  readonly zoom: number;
  /** Zooms by a factor about a point of the box (its middle where left out). */
  readonly zoomBy: (factor: number, at?: Point) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows the whole chart, or all of its width, as large as the box lets it. */
  readonly fit: (fit: Fit) => void;
  readonly showActualSize: () => void;
  /** Takes another chart; what stood at one place of the last now stands at another. */
  readonly change: (sheet: Size, from: Point, to: Point) => void;
  /** Brings places of the chart into view: all of them where there is room, else the last. */
  readonly reveal: (places: readonly Box[]) => void;
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
  const actor = useActorRef(viewportMachine, { input: { sheet, start } });
  const view = useSelector(actor, ({ context }) => context.view);

  useEffect(() => {
    const shown = box.current;
    if (shown === null) return undefined;
    const tell = (type: 'BOX.OPEN' | 'BOX.SCROLL' | 'BOX.RESIZE') =>
      actor.send({ type, seen: seenIn(shown) });
    tell('BOX.OPEN');
    const onScroll = () => tell('BOX.SCROLL');
    const observer = new ResizeObserver(() => tell('BOX.RESIZE'));
    observer.observe(shown);
    shown.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      shown.removeEventListener('scroll', onScroll);
    };
  }, [actor]);

  // Once the sheet has its size, it can be scrolled to its place.
  useLayoutEffect(() => {
    box.current?.scrollTo(view);
  }, [view]);

  const withSeen = useCallback((tell: (seen: Seen) => void): void => {
    if (box.current !== null) tell(seenIn(box.current));
  }, []);
  const reveal = useCallback(
    (places: readonly Box[]): void =>
      withSeen((seen) => {
        if (places.length === 0) return;
        const { zoom } = actor.getSnapshot().context.view;
        box.current?.scrollTo(revealingScroll(zoom, places, seen));
      }),
    [actor, withSeen],
  );
  const change = useCallback(
    (next: Size, from: Point, to: Point): void =>
      withSeen((seen) => actor.send({ type: 'SHEET.CHANGE', sheet: next, from, to, seen })),
    [actor, withSeen],
  );
  const zoomBy = (factor: number, at?: Point): void =>
    withSeen((seen) => actor.send({ type: 'ZOOM.BY', factor, seen, at }));
  return {
    box,
    actor,
    zoom: view.zoom,
    zoomBy,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    fit: (fit) => withSeen((seen) => actor.send({ type: 'ZOOM.FIT', fit, seen })),
    showActualSize: () => withSeen((seen) => actor.send({ type: 'ZOOM.TO', zoom: 1, seen })),
    change,
    reveal,
  };
}
