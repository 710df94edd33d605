import { linesOfDescent, type ShownModel } from './collapse.ts';
import type { ChartModel } from './model.ts';

/** Of what a chart shows, some states and what one transition leads to from them, or from to them. */
export function neighboursIn(
  shown: ShownModel,
  model: ChartModel,
  near: readonly string[],
): ShownModel {
  const lineOf = linesOfDescent(model);
  const around = new Set(near.flatMap(lineOf));
  // What the whole machine answers leads everywhere.
  const own = new Set([...around].filter((id) => id !== model.id));
  const isOwn = (id: string): boolean =>
    own.has(id) || lineOf(id).some((each) => near.includes(each));
  const transitions = shown.transitions.filter(
    ({ source, targets }) => isOwn(source) || targets.some(isOwn),
  );
  const ends = transitions.flatMap(({ source, targets }) => [source, ...targets]);
  const kept = new Set([...around, ...ends.flatMap(lineOf)]);
  const isKept = (id: string): boolean => kept.has(id) || isOwn(id);
  const states = shown.states
    .filter(({ id }) => isKept(id))
    .map((state) => ({
      ...state,
      initial: state.initial !== null && isKept(state.initial) ? state.initial : null,
      history: state.history && {
        ...state.history,
        targets: state.history.targets.filter(isKept),
      },
    }));
  return { states, transitions };
}
