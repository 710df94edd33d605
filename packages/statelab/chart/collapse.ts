import type { ChartModel, ChartState, ChartTransition } from '#statelab/machine/extract.ts';

export interface ShownState extends ChartState {
  /** How many states it hides; null if it is not folded. */
  readonly within: number | null;
}

/** A model without the states that are folded away. */
export interface ShownModel {
  readonly states: readonly ShownState[];
  /** Their sources and targets are shown states. */
  readonly transitions: readonly ChartTransition[];
}

/** Gives the ids of a state and its ancestors, innermost first. */
export function linesOfDescent({
  states,
}: Pick<ChartModel, 'states'>): (id: string) => readonly string[] {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]));
  const line = (id: string): readonly string[] => {
    const parent = parents.get(id) ?? null;
    return parent === null ? [id] : [id, ...line(parent)];
  };
  return line;
}

/** The states with children, except the root. */
export const collapsible = ({ states }: ChartModel): readonly string[] =>
  states.flatMap(({ id, type, parent }) =>
    parent !== null && (type === 'compound' || type === 'parallel') ? [id] : [],
  );

/** Hides the children of folded states; their transitions attach to the folded state. */
export function collapseModel(model: ChartModel, folded: ReadonlySet<string>): ShownModel {
  const lineOf = linesOfDescent(model);
  /** The state, or the outermost folded one that hides it. */
  const shownFor = (id: string) => lineOf(id).findLast((each) => folded.has(each)) ?? id;
  const states = model.states
    .filter(({ id }) => shownFor(id) === id)
    .map((state): ShownState => {
      if (!folded.has(state.id)) {
        const { history } = state;
        const targets = [...new Set(history?.targets.map(shownFor))];
        return { ...state, history: history && { ...history, targets }, within: null };
      }
      const within = model.states.filter(({ id }) => lineOf(id).includes(state.id)).length - 1;
      return { ...state, within, initial: null };
    });
  const transitions = model.transitions.flatMap((transition) => {
    const source = shownFor(transition.source);
    const targets = [...new Set(transition.targets.map(shownFor))];
    const isWithin = folded.has(source) && targets.every((target) => target === source);
    return isWithin ? [] : [{ ...transition, source, targets }];
  });
  return { states, transitions };
}

const without = (ids: Iterable<string>, others: readonly string[]): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !others.includes(id)));

export const toggleCollapsed = (folded: ReadonlySet<string>, state: string): ReadonlySet<string> =>
  folded.has(state) ? without(folded, [state]) : new Set([...folded, state]);

/** Unfolds what hides a state or a transition. */
export function expandFor(
  model: ChartModel,
  folded: ReadonlySet<string>,
  part: string | null,
): ReadonlySet<string> {
  if (part === null) return folded;
  const lineOf = linesOfDescent(model);
  const transition = model.transitions.find(({ name }) => name === part);
  const above = (id: string): readonly string[] => lineOf(id).slice(1);
  if (transition === undefined) return without(folded, above(part));
  const { source, targets } = transition;
  const isInside = targets.every((target) => lineOf(target).includes(source));
  return without(folded, [isInside ? lineOf(source) : above(source), ...targets.map(above)].flat());
}
