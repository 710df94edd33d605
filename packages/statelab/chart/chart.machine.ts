import { assign, fromPromise, setup } from 'xstate';
import { layOut } from './charts.ts';
import { collapsible, expandFor, toggleCollapsed } from './collapse.ts';
import type { ChartLayout } from './layout.ts';

export type ChartEvent =
  | { type: 'COLLAPSE.TOGGLE'; state: string }
  | { type: 'COLLAPSE.ALL' }
  | { type: 'EXPAND.ALL' }
  | { type: 'ZOOM.CHANGE'; zoom: number }
  /** The id of a state or the name of a transition. Unfolds its parents. */
  | { type: 'PART.SELECT'; part: string | null };

interface Context {
  readonly layout: ChartLayout;
  readonly selected: string | null;
  readonly folded: ReadonlySet<string>;
  readonly zoom: number;
}

export const chartMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'layout' | 'selected'>,
    events: {} as ChartEvent,
  },
  actors: {
    layOutChart: fromPromise<ChartLayout, Pick<ChartLayout, 'model'> & Pick<Context, 'folded'>>(
      ({ input: { model, folded } }) => layOut(model, folded),
    ),
  },
  actions: {
    'toggle collapsed': assign({
      folded: ({ context: { folded } }, { state }: { state: string }) =>
        toggleCollapsed(folded, state),
    }),
    'collapse all': assign({
      folded: ({ context: { layout } }) => new Set(collapsible(layout.model)),
    }),
    'expand all': assign({ folded: new Set<string>() }),
    zoom: assign({ zoom: (_, { zoom }: { zoom: number }) => zoom }),
    select: assign(({ context: { layout, folded } }, { part }: { part: string | null }) => ({
      selected: part,
      folded: expandFor(layout.model, folded, part),
    })),
    'show laid out': assign({ layout: (_, { layout }: { layout: ChartLayout }) => layout }),
  },
  guards: {
    'is laid out': ({ context: { folded, layout } }) =>
      folded.size === layout.folded.length && layout.folded.every((each) => folded.has(each)),
  },
}).createMachine({
  id: 'lab-chart',
  description: 'Shows a chart with some of its states folded.',
  context: ({ input: { layout, selected } }) => ({
    layout,
    selected,
    folded: expandFor(layout.model, new Set(layout.folded), selected),
    zoom: 1,
  }),
  on: {
    'COLLAPSE.TOGGLE': {
      target: '.choosing',
      actions: { type: 'toggle collapsed', params: ({ event }) => event },
    },
    'COLLAPSE.ALL': { target: '.choosing', actions: 'collapse all' },
    'EXPAND.ALL': { target: '.choosing', actions: 'expand all' },
    'ZOOM.CHANGE': { actions: { type: 'zoom', params: ({ event }) => event } },
    'PART.SELECT': {
      target: '.choosing',
      actions: { type: 'select', params: ({ event }) => event },
    },
  },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Decides whether another layout is needed.',
      always: [{ guard: 'is laid out', target: 'shown' }, { target: 'layingOut' }],
    },
    layingOut: {
      description: 'Shows the old chart until the new layout is ready.',
      invoke: {
        src: 'layOutChart',
        input: ({ context: { layout, folded } }) => ({ model: layout.model, folded }),
        onDone: {
          target: 'shown',
          actions: { type: 'show laid out', params: ({ event }) => ({ layout: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    shown: { description: 'The chart has the chosen states folded.' },
    failed: { description: 'The layout failed; the old chart stays.' },
  },
});
