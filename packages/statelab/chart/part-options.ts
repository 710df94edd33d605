import { searchWords } from '#statelab/messages/search.ts';
import type { SearchOption } from '#statelab/search/search-option.ts';
import type { ChartModel } from './model.ts';
import { statePaths } from './state-path.ts';
import { transitionText } from './transition-text.ts';

/** Search options for states, by id. */
export function stateOptions(model: ChartModel): readonly SearchOption[] {
  const paths = statePaths(model);
  return model.states.map(({ id, description, entry, exit, invokes, tags }) => ({
    value: id,
    kind: searchWords.kinds.state,
    label: paths.get(id) ?? id,
    description: [description ?? '', ...entry, ...exit, ...invokes, ...tags].join(' '),
  }));
}

/** Search options for transitions, by name. */
export function transitionOptions(model: ChartModel): readonly SearchOption[] {
  const paths = statePaths(model);
  return model.transitions.map((transition) => ({
    value: transition.name,
    kind: searchWords.kinds.transition,
    label: `${paths.get(transition.source) ?? transition.source}: ${transitionText(transition, paths)}`,
    description: transition.description ?? '',
  }));
}
