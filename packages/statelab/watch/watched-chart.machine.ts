import { assign, setup } from 'xstate';
import { promiseStub } from '#statelab/not-provided.ts';
import { collapsible } from '#statelab/chart/collapse.ts';
import type { ChartLayout } from '#statelab/chart/layout.ts';
import type { ChartModel } from '#statelab/chart/model.ts';

interface Context {
  readonly model: ChartModel;
  /** Null until it is laid out. */
  readonly layout: ChartLayout | null;
}

/** The largest machine whose chart opens unfolded, in states. */
const largest = 40;

const foldedAtFirst = (model: ChartModel): ReadonlySet<string> =>
  new Set(model.states.length > largest ? collapsible(model) : []);

/** Lays out the chart of a machine that the build did not know. */
export const watchedChartMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'model'>,
  },
  actors: {
    /** Lays a chart out with some of its states folded. */
    layOutChart: promiseStub<
      ChartLayout,
      { readonly model: ChartModel; readonly folded: ReadonlySet<string> }
    >('layOutChart'),
  },
  actions: {
    'keep layout': assign({ layout: (_, { layout }: { layout: ChartLayout }) => layout }),
  },
}).createMachine({
  id: 'lab-watched-chart',
  description: 'Lays out the chart of a reported machine.',
  context: ({ input: { model } }) => ({ model, layout: null }),
  initial: 'layingOut',
  states: {
    layingOut: {
      description: 'There is no chart yet.',
      invoke: {
        src: 'layOutChart',
        input: ({ context: { model } }) => ({ model, folded: foldedAtFirst(model) }),
        onDone: {
          target: 'shown',
          actions: { type: 'keep layout', params: ({ event }) => ({ layout: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    shown: { description: 'The chart follows the actor.' },
    failed: { description: 'The chart could not be laid out.' },
  },
});
