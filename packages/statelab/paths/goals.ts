import { pathsView } from '#statelab/messages/paths.ts';
import { stateOptions, transitionOptions } from '#statelab/chart/part-texts.ts';
import type { ChartModel } from '#statelab/machine/model.ts';
import type { SearchOption } from '#statelab/design/search-field.tsx';

/** The value of the option for every transition. */
export const everyTransition = 'transitions';

/** All goals of paths through a machine, with their search parameters as values. */
export const goalsOf = (model: ChartModel): readonly SearchOption[] => [
  { value: everyTransition, label: pathsView.every },
  ...stateOptions(model),
  ...transitionOptions(model),
];
