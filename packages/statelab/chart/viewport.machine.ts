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

/** Each event brings what the box shows at that moment, for it scrolls by itself. */
export type ViewportEvent =
  | { type: 'BOX.OPEN'; seen: Seen }
  | { type: 'BOX.SCROLL'; seen: Seen }
  | { type: 'BOX.RESIZE'; seen: Seen }
  /** Another chart is shown; what stood at `from` now stands at `to`. */
  | { type: 'SHEET.CHANGE'; sheet: Size; from: Point; to: Point; seen: Seen }
  | { type: 'ZOOM.BY'; factor: number; seen: Seen; at?: Point | undefined }
  | { type: 'ZOOM.TO'; zoom: number; seen: Seen }
  | { type: 'ZOOM.FIT'; fit: Fit; seen: Seen };

interface Context {
  /** The chart's own size, and where its machine starts. */
  readonly sheet: Size;
  readonly start: Point;
  readonly view: View;
  /** What the box showed last. */
  readonly seen: Seen;
  /** What is kept filling the box, whatever becomes of both. */
  readonly fit: Fit;
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
    'choose fit': assign({ fit: (_, { fit }: { fit: Fit }) => fit }),
    'fill box': assign({
      view: ({ context: { sheet, fit } }, { seen }: { seen: Seen }) => fittedView(sheet, seen, fit),
    }),
    'take sheet': assign({ sheet: (_, { sheet }: { sheet: Size }) => sheet }),
    'keep in place': assign({
      view: (
        { context: { view } },
        { from, to, seen }: { from: Point; to: Point; seen: Seen },
      ): View => ({
        zoom: view.zoom,
        left: seen.left + (to.x - from.x) * view.zoom,
        top: seen.top + (to.y - from.y) * view.zoom,
      }),
    }),
    'zoom as opened': assign({
      view: ({ context: { sheet, view } }, { to, seen }: { to: Point; seen: Seen }) => {
        const at = { x: to.x * view.zoom - view.left, y: to.y * view.zoom - view.top };
        return zoomedView(view.zoom, openingZoom(sheet, seen), { ...seen, ...view }, at);
      },
    }),
    'note what is seen': assign({ seen: (_, { seen }: { seen: Seen }) => seen }),
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
    seen: { left: 0, top: 0, width: 0, height: 0 },
    fit: 'whole',
  }),
  on: {
    'BOX.OPEN': {
      actions: [
        { type: 'show start', params: ({ event }) => event },
        { type: 'note what is seen', params: ({ event }) => event },
      ],
    },
    'BOX.SCROLL': { actions: { type: 'note what is seen', params: ({ event }) => event } },
    'BOX.RESIZE': { actions: { type: 'note what is seen', params: ({ event }) => event } },
    'SHEET.CHANGE': {
      actions: [
        { type: 'take sheet', params: ({ event }) => event },
        { type: 'keep in place', params: ({ event }) => event },
      ],
    },
    'ZOOM.FIT': {
      target: '.fitted',
      actions: [
        { type: 'choose fit', params: ({ event }) => event },
        { type: 'fill box', params: ({ event }) => event },
      ],
    },
    'ZOOM.BY': { target: '.free', actions: { type: 'zoom by', params: ({ event }) => event } },
    'ZOOM.TO': { target: '.free', actions: { type: 'zoom to', params: ({ event }) => event } },
  },
  initial: 'opened',
  states: {
    opened: {
      description: 'Another chart is shown as large as it would open.',
      on: {
        'SHEET.CHANGE': {
          actions: [
            { type: 'take sheet', params: ({ event }) => event },
            { type: 'keep in place', params: ({ event }) => event },
            { type: 'zoom as opened', params: ({ event }) => event },
          ],
        },
      },
    },
    free: { description: 'The chart keeps its size.' },
    fitted: {
      description: 'The chart fills the box, whatever becomes of both.',
      on: {
        'BOX.RESIZE': {
          actions: [
            { type: 'note what is seen', params: ({ event }) => event },
            { type: 'fill box', params: ({ event }) => event },
          ],
        },
        'SHEET.CHANGE': {
          actions: [
            { type: 'take sheet', params: ({ event }) => event },
            { type: 'fill box', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
