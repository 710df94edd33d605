import type { ChartModel } from '#statelab/chart/model.ts';
import { statePaths } from '#statelab/chart/state-path.ts';
import { transitionText } from '#statelab/chart/transition-text.ts';

/** Gives the names of a machine's states and transitions in words: 'contact: FORM.SUBMIT: goes to contact.sending'. */
export function partNames(model: ChartModel): (name: string) => string {
  const paths = statePaths(model);
  const transitions = new Map(model.transitions.map((transition) => [transition.name, transition]));
  return (name) => {
    const transition = transitions.get(name);
    if (transition === undefined) return paths.get(name) ?? name;
    return `${paths.get(transition.source) ?? ''}: ${transitionText(transition, paths)}`;
  };
}
