import { pathsView } from '#statelab/messages/paths.ts';
import { searchWords } from '#statelab/messages/search.ts';
import { stateOptions, transitionOptions } from '#statelab/chart/part-texts.ts';
import type { ChartModel } from '#statelab/machine/model.ts';
import type { SearchOption } from '#statelab/design/search-option.ts';
import { printGoal } from './paths-params.ts';

const { kinds } = searchWords;

/** The value of the option for every transition. */
export const everyTransition = 'transitions';

/** Each name once. */
const options = (
  kind: string,
  names: readonly (string | null)[],
  valueOf: (name: string) => string,
): readonly SearchOption[] =>
  [...new Set(names)].flatMap((label) =>
    label === null ? [] : [{ value: valueOf(label), kind, label, description: '' }],
  );

/** All goals of paths through a machine, with their search parameters as values. */
export function goalsOf(model: ChartModel): readonly SearchOption[] {
  const { transitions } = model;
  const events = transitions.map(({ kind, trigger }) => (kind === 'event' ? trigger : null));
  const guards = transitions.map(({ guard }) => guard);
  return [
    ...options(kinds.all, [pathsView.every], () => everyTransition),
    ...stateOptions(model),
    ...options(kinds.event, events, (type) => printGoal({ kind: 'event', type })),
    ...options(kinds.guard, guards, (name) => printGoal({ kind: 'guard', name })),
    ...transitionOptions(model),
  ];
}
