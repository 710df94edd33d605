import { searchWords } from '#statelab/messages/search.ts';
import type { SearchOption } from '#statelab/search/search-option.ts';
import type { ChartModel } from './model.ts';
import { statePaths } from './state-path.ts';
import { transitionText } from './transition-text.ts';

/** The states of a chart as a search offers them: by id, found by what they are called, are for and do. */
export function stateOptions(model: ChartModel): readonly SearchOption[] {
  const paths = statePaths(model);
  return model.states.map(({ id, description, entry, exit, invokes, tags }) => ({
    value: id,
    kind: searchWords.kinds.state,
    label: paths.get(id) ?? id,
    description: [description ?? '', ...entry, ...exit, ...invokes, ...tags].join(' '),
  }));
}

/** The transitions of a chart: by name, found by event, guard and actions. */
export function transitionOptions(model: ChartModel): readonly SearchOption[] {
  const paths = statePaths(model);
  return model.transitions.map((transition) => ({
    value: transition.name,
    kind: searchWords.kinds.transition,
    label: `${paths.get(transition.source) ?? transition.source}: ${transitionText(transition, paths)}`,
    description: transition.description ?? '',
  }));
}
