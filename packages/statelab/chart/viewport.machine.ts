import { assign, setup } from 'xstate';
import type { Point } from './layout.ts';
import {
  fittedView,
  legible,
  openingView,
  openingZoom,
  zoomedView,
  type Fit,
  type Seen,
  type Size,
  type View,
} from './viewport.ts';

/** Another chart: the point `from` is now at `to`. */
interface SheetChange {
  readonly sheet: Size;
  readonly from: Point;
  readonly to: Point;
  readonly seen: Seen;
}

interface Zoom {
  readonly factor: number;
  readonly seen: Seen;
  /** The fixed point in the box (default: its centre). */
  readonly at?: Point | undefined;
}

/** Each event has the current scroll state: the box scrolls natively. */
export type ViewportEvent =
  | { type: 'BOX.CHANGE'; seen: Seen }
  | ({ type: 'SHEET.CHANGE' } & SheetChange)
  | ({ type: 'ZOOM.BY' } & Zoom)
  | { type: 'ZOOM.FIT'; fit: Fit; seen: Seen };

interface Context {
  /** The chart's size, and its initial dot. */
  readonly sheet: Size;
  readonly start: Point;
  readonly view: View;
  readonly seen: Seen;
  readonly fit: Fit;
}

export const viewportMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'sheet' | 'start'>,
    events: {} as ViewportEvent,
  },
  actions: {
    'keep seen': assign({ seen: (_, { seen }: { seen: Seen }) => seen }),
    'show start': assign({
      view: ({ context: { sheet, start } }, { seen }: { seen: Seen }) =>
        openingView(sheet, start, seen),
    }),
    'change sheet': assign(({ context: { view } }, { sheet, from, to, seen }: SheetChange) => ({
      sheet,
      view: {
        zoom: view.zoom,
        left: seen.left + (to.x - from.x) * view.zoom,
        top: seen.top + (to.y - from.y) * view.zoom,
      },
    })),
    'zoom as opened': assign({
      view: ({ context: { sheet, view } }, { to, seen }: SheetChange) => {
        const at = { x: to.x * view.zoom - view.left, y: to.y * view.zoom - view.top };
        return zoomedView(view.zoom, openingZoom(sheet, seen), { ...seen, ...view }, at);
      },
    }),
    'choose fit': assign({ fit: (_, { fit }: { fit: Fit }) => fit }),
    'fill box': assign({
      view: ({ context: { sheet, fit } }, { seen }: { seen: Seen }) => fittedView(sheet, seen, fit),
    }),
    'zoom by': assign({
      view: ({ context: { view } }, { factor, seen, at }: Zoom) =>
        zoomedView(view.zoom, view.zoom * factor, seen, at),
    }),
  },
}).createMachine({
  id: 'lab-viewport',
  description: 'Keeps how large a chart is shown; it opens where the machine starts.',
  context: ({ input: { sheet, start } }) => ({
    sheet,
    start,
    view: { zoom: legible, left: 0, top: 0 },
    seen: { left: 0, top: 0, width: 0, height: 0 },
    fit: 'whole',
  }),
  on: {
    'BOX.CHANGE': { actions: { type: 'keep seen', params: ({ event }) => event } },
    'SHEET.CHANGE': { actions: { type: 'change sheet', params: ({ event }) => event } },
    'ZOOM.FIT': {
      target: '.fitted',
      actions: [
        { type: 'choose fit', params: ({ event }) => event },
        { type: 'fill box', params: ({ event }) => event },
      ],
    },
    'ZOOM.BY': { target: '.free', actions: { type: 'zoom by', params: ({ event }) => event } },
  },
  initial: 'unopened',
  states: {
    unopened: {
      description: 'The size of the box is not known yet.',
      on: {
        'BOX.CHANGE': {
          target: 'opened',
          actions: [
            { type: 'show start', params: ({ event }) => event },
            { type: 'keep seen', params: ({ event }) => event },
          ],
        },
      },
    },
    opened: {
      description: 'Another chart is shown as large as it would open.',
      on: {
        'SHEET.CHANGE': {
          actions: [
            { type: 'change sheet', params: ({ event }) => event },
            { type: 'zoom as opened', params: ({ event }) => event },
          ],
        },
      },
    },
    free: { description: 'The chart keeps its size.' },
    fitted: {
      description: 'The chart fills the box, whatever becomes of both.',
      on: {
        'BOX.CHANGE': {
          actions: [
            { type: 'keep seen', params: ({ event }) => event },
            { type: 'fill box', params: ({ event }) => event },
          ],
        },
        'SHEET.CHANGE': {
          actions: [
            { type: 'change sheet', params: ({ event }) => event },
            { type: 'fill box', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
