import type { ChartLayout } from './layout.ts';
import type { ChartModel, ChartState, ChartTransition } from './model.ts';

/** Those of the states that hold which hold no other. */
export function leavesOf(model: ChartModel, active: readonly string[]): readonly string[] {
  const lineOf = linesOfDescent(model);
  const parents = new Set(active.flatMap((id) => lineOf(id).slice(1)));
  return active.filter((id) => !parents.has(id));
}

/** The names of a state and of all it stands within, from the machine down. */
export function wholePath(model: ChartModel, id: string): string {
  const keys = new Map(model.states.map((state) => [state.id, state.key]));
  return linesOfDescent(model)(id)
    .toReversed()
    .map((each) => keys.get(each) ?? each)
    .join(' › ');
}

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

/** A state as a chart shows it. */
export interface ShownState extends ChartState {
  /** How many states it holds that are not shown; null where it is not folded. */
  readonly within: number | null;
}

/** What is shown of a machine while some of its states are folded. */
export interface ShownModel {
  readonly states: readonly ShownState[];
  /** Source and targets are states that are shown. */
  readonly transitions: readonly ChartTransition[];
}

/** The ids of a state and of all it stands within, the nearest first. */
export function linesOfDescent({ states }: ChartModel): (id: string) => readonly string[] {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]));
  const line = (id: string): readonly string[] => {
    const parent = parents.get(id) ?? null;
    return parent === null ? [id] : [id, ...line(parent)];
  };
  return line;
}

/** The states that can be folded: those that hold others, but for the machine itself. */
export const collapsible = ({ states }: ChartModel): readonly string[] =>
  states.flatMap(({ id, type, parent }) =>
    parent !== null && (type === 'compound' || type === 'parallel') ? [id] : [],
  );

/** Shows a folded state without what it holds; what leads in or out of that is attached to the state. */
export function collapseModel(model: ChartModel, folded: ReadonlySet<string>): ShownModel {
  const lineOf = linesOfDescent(model);
  /** The outermost folded state that a state is or stands within, else the state itself. */
  const shownFor = (id: string): string => lineOf(id).findLast((each) => folded.has(each)) ?? id;
  const states = model.states
    .filter(({ id }) => shownFor(id) === id)
    .map((state): ShownState => {
      if (!folded.has(state.id)) {
        const { history } = state;
        const targets = [...new Set(history?.targets.map(shownFor))];
        return { ...state, history: history && { ...history, targets }, within: null };
      }
      const within = model.states.filter(({ id }) => lineOf(id).includes(state.id)).length - 1;
      return {
        ...state,
        within,
        initial: null,
        initialActions: [],
        invokes: [],
        spawns: [],
        entry: [],
        exit: [],
        output: null,
      };
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

/** Folds a state that is open, opens one that is folded. */
export const toggleCollapsed = (folded: ReadonlySet<string>, state: string): ReadonlySet<string> =>
  folded.has(state) ? without(folded, [state]) : new Set([...folded, state]);

/** The folded states that stand within no other folded one. */
export function collapsedBy(model: ChartModel, folded: ReadonlySet<string>): readonly string[] {
  const lineOf = linesOfDescent(model);
  return [...folded].filter((id) => !lineOf(id).some((each) => each !== id && folded.has(each)));
}

/** What is folded while a state is open and nothing beside it. */
export const collapsedAround = (model: ChartModel, state: string): ReadonlySet<string> =>
  without(collapsible(model), linesOfDescent(model)(state));

/**
 * What is folded beside the states that hold: at first all that does not hold; from then on
 * what no longer holds is folded and what holds is opened, and the rest left as it is.
 */
export function collapsedBeside(
  model: ChartModel,
  folded: ReadonlySet<string>,
  before: readonly string[] | null,
  active: readonly string[],
): ReadonlySet<string> {
  const all = collapsible(model);
  const left = before === null ? all : all.filter((id) => before.includes(id));
  return without([...folded, ...left], active);
}

/** Opens what hides a state or a transition. */
export function expandFor(
  model: ChartModel,
  folded: ReadonlySet<string>,
  part: string,
): ReadonlySet<string> {
  const lineOf = linesOfDescent(model);
  const transition = model.transitions.find(({ name }) => name === part);
  const above = (id: string): readonly string[] => lineOf(id).slice(1);
  if (transition === undefined) return without(folded, above(part));
  const { source, targets } = transition;
  const isInside = targets.every((target) => lineOf(target).includes(source));
  return without(folded, [isInside ? lineOf(source) : above(source), ...targets.map(above)].flat());
}

/** The state itself where it is shown, else the folded one that it stands within. */
export function shownState({ model, folded }: Pick<ChartLayout, 'model' | 'folded'>, id: string) {
  return linesOfDescent(model)(id).findLast((each) => folded.includes(each)) ?? id;
}
