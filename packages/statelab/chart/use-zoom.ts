import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { chartMachine } from './chart.machine.ts';
import { linesOfDescent } from './collapse.ts';
import { looks, type ChartLayout, type Point } from './layout.ts';

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

/** The initial dot of the machine. */
const startOf = ({ initials }: ChartLayout): Point =>
  initials.find(({ dot }) => dot !== null)?.dot ?? { x: 0, y: 0 };

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
    /** Scrolls a state or transition to the middle, unless it is in view; one in a folded state, that state. */
    reveal: useCallback(({ model }: ChartLayout, part: string): void => {
      const shown = box.current;
      const drawn = linesOfDescent(model)(part).flatMap((id) => {
        const name = CSS.escape(id);
        return shown?.querySelector(`[data-state="${name}"], [data-transition="${name}"]`) ?? [];
      });
      const [frame, at] = [shown, drawn[0]].map((element) => element?.getBoundingClientRect());
      if (frame === undefined || at === undefined) return;
      const isInView =
        at.left >= frame.left &&
        at.right <= frame.right &&
        at.top >= frame.top &&
        at.bottom <= frame.bottom;
      if (isInView) return;
      shown?.scrollBy(
        at.left - frame.left - (frame.width - at.width) / 2,
        at.top - frame.top - (frame.height - at.height) / 2,
      );
    }, []),
  };
}
