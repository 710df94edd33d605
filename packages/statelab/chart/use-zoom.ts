import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { chartMachine } from './chart.machine.ts';
import { looks, type Box, type ChartLayout, type Point } from './layout.ts';

export type ChartActor = ActorRefFrom<typeof chartMachine>;

export type Zoom = ReturnType<typeof useZoom>;

const limits = { smallest: 0.08, largest: 3 };
/** The smallest readable text, in px. */
const smallestText = 11;
/** The smallest readable zoom: a chart opens no smaller. */
const legible = smallestText / Math.min(...Object.values(looks).map(({ size }) => size));

/** One px less, because rounding would bring scroll bars. */
const fitting = ({ width, height }: ChartLayout, box: Element): number =>
  Math.min((box.clientWidth - 1) / width, (box.clientHeight - 1) / height);

/** The scroll position that centres a part of the chart; unchanged if it is in view. */
function centred(from: number, size: number, edge: number, length: number): number {
  if (edge >= from && edge + length <= from + size) return from;
  return edge - Math.max(16, (size - length) / 2);
}

/** The initial dot of the machine. */
const startOf = ({ initials }: ChartLayout): Point =>
  initials.find(({ dot }) => dot !== null)?.dot ?? { x: 0, y: 0 };

function around(places: readonly Box[]): Box {
  const [x, y] = [Math.min(...places.map((at) => at.x)), Math.min(...places.map((at) => at.y))];
  const right = Math.max(...places.map((at) => at.x + at.width));
  const bottom = Math.max(...places.map((at) => at.y + at.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Zooms a chart in a box that scrolls. It opens readable, at its initial dot. */
export function useZoom(chart: ChartActor) {
  const box = useRef<HTMLDivElement>(null);
  const zoom = useSelector(chart, ({ context }) => context.zoom);
  const next = useRef({ zoom, left: 0, top: 0 });
  // Scrolls after the sheet has its new size.
  useLayoutEffect(() => {
    if (next.current.zoom === zoom) box.current?.scrollTo(next.current);
  }, [zoom]);

  function zoomTo(wanted: number, at?: Point): void {
    const shown = box.current;
    if (shown === null) return;
    const before = chart.getSnapshot().context.zoom;
    const now = Math.min(limits.largest, Math.max(limits.smallest, wanted));
    const { x, y } = at ?? { x: shown.clientWidth / 2, y: shown.clientHeight / 2 };
    next.current = {
      zoom: now,
      left: ((shown.scrollLeft + x) / before) * now - x,
      top: ((shown.scrollTop + y) / before) * now - y,
    };
    chart.send({ type: 'ZOOM.CHANGE', zoom: now });
  }

  useEffect(() => {
    const shown = box.current;
    if (shown === null) return;
    const { layout } = chart.getSnapshot().context;
    const opened = Math.max(legible, Math.min(1, fitting(layout, shown)));
    const { x, y } = startOf(layout);
    const left = x * opened - shown.clientWidth / 2;
    next.current = { zoom: opened, left, top: y * opened - shown.clientHeight / 2 };
    chart.send({ type: 'ZOOM.CHANGE', zoom: opened });
  }, [chart]);

  return {
    /** The box that scrolls over the chart. */
    box,
    zoom,
    /** Multiplies the zoom, about a point of the box (default: its centre). */
    zoomBy: (factor: number, at?: Point): void =>
      zoomTo(chart.getSnapshot().context.zoom * factor, at),
    /** Shows the whole chart. */
    fit: (): void => {
      if (box.current !== null) zoomTo(fitting(chart.getSnapshot().context.layout, box.current));
    },
    /** Scrolls boxes of the chart into view: all if they fit, else the last. */
    reveal: useCallback(
      (places: readonly Box[]): void => {
        const shown = box.current;
        if (shown === null || places.length === 0) return;
        const { zoom: now } = chart.getSnapshot().context;
        const all = around(places);
        const fits = all.width * now <= shown.clientWidth && all.height * now <= shown.clientHeight;
        const { x, y, width, height } = (fits ? all : places.at(-1)) ?? all;
        shown.scrollTo(
          centred(shown.scrollLeft, shown.clientWidth, x * now, width * now),
          centred(shown.scrollTop, shown.clientHeight, y * now, height * now),
        );
      },
      [chart],
    ),
  };
}
