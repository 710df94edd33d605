import { pathsView } from '#statelab/messages/paths.ts';
import { searchWords } from '#statelab/messages/search.ts';
import { stateOptions, transitionOptions } from '#statelab/chart/part-options.ts';
import type { ChartModel } from '#statelab/chart/model.ts';
import type { SearchOption } from '#statelab/search/search-option.ts';
import { printGoal } from './paths-params.ts';

const { kinds } = searchWords;

const distinct = (names: readonly (string | null)[]): readonly string[] => [
  ...new Set(names.filter((name) => name !== null)),
];

/** All goals of paths through a machine, with their search parameters as values. */
export function goalsOf(model: ChartModel): readonly SearchOption[] {
  const { transitions } = model;
  const events = distinct(
    transitions.map(({ kind, trigger }) => (kind === 'event' ? trigger : null)),
  );
  const guards = distinct(transitions.map(({ guard }) => guard));
  return [
    ...(['transitions', 'pairs'] as const).map((value) => ({
      value,
      kind: kinds.all,
      label: pathsView.cover[value],
      description: '',
    })),
    ...stateOptions(model),
    ...events.map((type) => ({
      value: printGoal({ kind: 'event', type }),
      kind: kinds.event,
      label: type,
      description: '',
    })),
    ...guards.map((name) => ({
      value: printGoal({ kind: 'guard', name }),
      kind: kinds.guard,
      label: name,
      description: '',
    })),
    ...transitionOptions(model),
  ];
}
