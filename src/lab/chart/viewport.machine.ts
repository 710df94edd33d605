import { assign, setup } from 'xstate';
import type { Point } from './layout.ts';
import {
  fittedView,
  legible,
  openingView,
  zoomedView,
  type Seen,
  type Size,
  type View,
} from './viewport.ts';

/** Each event brings what the box shows at that moment, for it scrolls by itself. */
export type ViewportEvent =
  | { type: 'BOX.OPEN'; seen: Seen }
  | { type: 'ZOOM.BY'; factor: number; seen: Seen; at?: Point | undefined }
  | { type: 'ZOOM.TO'; zoom: number; seen: Seen }
  | { type: 'ZOOM.FIT'; seen: Seen };

interface Context {
  /** The chart's own size, and where its machine starts. */
  readonly sheet: Size;
  readonly start: Point;
  readonly view: View;
}

/** How large a chart is shown, and what of it. */
export const viewportMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'sheet' | 'start'>,
    events: {} as ViewportEvent,
  },
  actions: {
    'show start': assign({
      view: ({ context: { sheet, start } }, { seen }: { seen: Seen }) =>
        openingView(sheet, start, seen),
    }),
    'show all': assign({
      view: ({ context }, { seen }: { seen: Seen }) => fittedView(context.sheet, seen),
    }),
    'zoom by': assign({
      view: (
        { context: { view } },
        { factor, seen, at }: { factor: number; seen: Seen; at?: Point | undefined },
      ) => zoomedView(view.zoom, view.zoom * factor, seen, at),
    }),
    'zoom to': assign({
      view: ({ context: { view } }, { zoom, seen }: { zoom: number; seen: Seen }) =>
        zoomedView(view.zoom, zoom, seen),
    }),
  },
}).createMachine({
  id: 'lab-viewport',
  description: 'Keeps how large a chart is shown; it opens where the machine starts.',
  context: ({ input: { sheet, start } }) => ({
    sheet,
    start,
    view: { zoom: legible, left: 0, top: 0 },
  }),
  on: {
    'BOX.OPEN': { actions: { type: 'show start', params: ({ event }) => event } },
    'ZOOM.FIT': { actions: { type: 'show all', params: ({ event }) => event } },
    'ZOOM.BY': { actions: { type: 'zoom by', params: ({ event }) => event } },
    'ZOOM.TO': { actions: { type: 'zoom to', params: ({ event }) => event } },
  },
});
