import { assign, setup } from 'xstate';
import { promiseStub } from '#statelab/not-provided.ts';
import {
  collapsedBeside,
  collapsedBy,
  collapsible,
  expandFor,
  leavesOf,
  toggleCollapsed,
} from './collapse.ts';
import type { ChartLayout, Part } from './layout.ts';
import type { ChartModel } from '#statelab/machine/model.ts';

export type ChartEvent =
  | { type: 'COLLAPSE.TOGGLE'; state: string }
  | { type: 'COLLAPSE.ALL' }
  | { type: 'EXPAND.ALL' }
  /** Shows the neighbours of the last active or selected state, or all states. */
  | { type: 'NEIGHBOURS.SHOW'; isNear: boolean }
  /** Folds the states that are no longer active. */
  | { type: 'ACTIVE.CHANGE'; active: readonly string[] }
  /** The id of a state or the name of a transition. Unfolds its parents. */
  | { type: 'PART.SELECT'; part: string | null };

interface Input {
  readonly layout: ChartLayout;
  readonly selected: string | null;
}

interface Context {
  readonly layout: ChartLayout;
  readonly selected: string | null;
  readonly folded: ReadonlySet<string>;
  /** Null until the chart follows a machine. */
  readonly active: readonly string[] | null;
  /** The last active or selected states. */
  readonly centre: readonly string[];
  /** Whether to show only their neighbours; null until chosen. */
  readonly isNear: boolean | null;
  /** Finished layouts, by their folded states. */
  readonly known: ReadonlyMap<string, ChartLayout>;
}

const keyOf = (folded: Iterable<string>, near: readonly string[] = []): string =>
  JSON.stringify([[...folded].toSorted(), near]);

const nearOf = ({ isNear, centre }: Context): readonly string[] | undefined =>
  isNear === true ? centre : undefined;

const wantedKey = (context: Context): string =>
  keyOf(collapsedBy(context.layout.model, context.folded), nearOf(context));

/** The innermost initial state. */
function beginningOf({ id, states }: ChartModel): string {
  const initial = states.find((state) => state.id === id)?.initial ?? null;
  return initial === null ? id : beginningOf({ id: initial, states, transitions: [] });
}

/** The state itself, or the source of a transition. */
const sourceOf = ({ transitions }: ChartModel, part: string): string =>
  transitions.find(({ name }) => name === part)?.source ?? part;

export const chartMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as ChartEvent },
  actors: {
    layOutChart: promiseStub<ChartLayout, { readonly model: ChartModel } & Part>('layOutChart'),
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
    'follow active': assign(({ context }, { active }: { active: readonly string[] }) => ({
      active,
      centre: leavesOf(context.layout.model, active),
      folded: collapsedBeside(context.layout.model, context.folded, context.active, active),
    })),
    'show neighbours': assign({ isNear: (_, { isNear }: { isNear: boolean }) => isNear }),
    select: assign(({ context: { layout, centre } }, { part }: { part: string | null }) => ({
      selected: part,
      centre: part === null ? centre : [sourceOf(layout.model, part)],
    })),
    'open selected': assign({
      folded: ({ context: { layout, folded } }, { part }: { part: string | null }) =>
        part === null ? folded : expandFor(layout.model, folded, part),
    }),
    'show known': assign({
      layout: ({ context }) => context.known.get(wantedKey(context)) ?? context.layout,
    }),
    'show laid out': assign(({ context }, { layout }: { layout: ChartLayout }) => ({
      layout,
      known: new Map([...context.known, [wantedKey(context), layout]]),
    })),
  },
  delays: { settle: 60 },
  guards: { 'is laid out': ({ context }) => context.known.has(wantedKey(context)) },
}).createMachine({
  id: 'lab-chart',
  description: 'Shows a chart with some of its states folded.',
  context: ({ input: { layout, selected } }) => ({
    layout,
    selected,
    folded: new Set(layout.folded),
    active: null,
    centre: [selected === null ? beginningOf(layout.model) : sourceOf(layout.model, selected)],
    isNear: null,
    known: new Map([[keyOf(layout.folded), layout]]),
  }),
  on: {
    'COLLAPSE.TOGGLE': {
      target: '.choosing',
      actions: { type: 'toggle collapsed', params: ({ event }) => event },
    },
    'COLLAPSE.ALL': { target: '.choosing', actions: 'collapse all' },
    'EXPAND.ALL': { target: '.choosing', actions: 'expand all' },
    'NEIGHBOURS.SHOW': {
      target: '.choosing',
      actions: { type: 'show neighbours', params: ({ event }) => event },
    },
    'ACTIVE.CHANGE': {
      target: '.choosing',
      actions: { type: 'follow active', params: ({ event }) => event },
    },
    'PART.SELECT': {
      target: '.choosing',
      actions: [
        { type: 'select', params: ({ event }) => event },
        { type: 'open selected', params: ({ event }) => event },
      ],
    },
  },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'What was laid out before is shown at once.',
      always: [
        { guard: 'is laid out', target: 'shown', actions: 'show known' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      description: 'Skips layouts while scrubbing.',
      after: { settle: { target: 'layingOut' } },
    },
    layingOut: {
      description: 'The chart before stays while another is laid out.',
      invoke: {
        src: 'layOutChart',
        input: ({ context }) => ({
          model: context.layout.model,
          folded: context.folded,
          near: nearOf(context),
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'show laid out', params: ({ event }) => ({ layout: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    shown: { description: 'The chart is as it is wanted.' },
    failed: { description: 'The chart before stays: another could not be laid out.' },
  },
});
