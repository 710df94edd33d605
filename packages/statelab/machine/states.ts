import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';

export type StateNode = AnyStateMachine['root'];

/** A state and all states in it, the outer ones first. */
export function* statesBelow(node: StateNode): Generator<StateNode> {
  yield node;
  for (const child of Object.values(node.states)) yield* statesBelow(child);
}

/** Every state of a machine, the machine's own root first. */
export const statesOf = (machine: AnyStateMachine): readonly StateNode[] => [
  ...statesBelow(machine.root),
];

/** Every invocation of some states, with the state that makes it, its source's name and its logic. */
export const invocationsOf = (
  machine: AnyStateMachine,
  states: Iterable<StateNode> = statesBelow(machine.root),
) =>
  [...states].flatMap((node) => {
    const written = [node.config.invoke ?? []].flat();
    return node.invoke.map((invoked, index) => {
      const src = written[index]?.src;
      // XState gives an actor that is written in place a name of its own.
      const name = typeof src === 'string' ? src : `actor of ${node.key}`;
      const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src;
      return { ...invoked, node, name, logic };
    });
  });

/** The transitions out of a state by their event, or 'always'. Forbidden ones are included. */
export const transitionListsOf = (
  node: StateNode,
): readonly (readonly [event: string, list: readonly AnyTransitionDefinition[]])[] => [
  ...node.transitions,
  ['always', node.always ?? []],
];

type Transitions = ReadonlyMap<string, AnyTransitionDefinition>;

/** A large machine is asked for its transitions a thousand times as it opens. */
const found = new WeakMap<AnyStateMachine, Transitions>();

/**
 * Every transition of a machine by its name: the id of its source, its event (or 'always') and its
 * index among those.
 */
export function transitionsOf(machine: AnyStateMachine): Transitions {
  const known = found.get(machine) ?? findTransitions(machine);
  found.set(machine, known);
  return known;
}

const findTransitions = (machine: AnyStateMachine): Transitions =>
  new Map(
    statesOf(machine).flatMap((node) =>
      transitionListsOf(node).flatMap(([event, list]) => {
        const isNamedAlike = event === 'always' && list !== node.always;
        const name = `${node.id}|${isNamedAlike ? 'event always' : event}`;
        return list.map((transition, index) => [`${name}|${index}`, transition] as const);
      }),
    ),
  );

/** The names of a machine's transitions. */
export const transitionNames = (
  machine: AnyStateMachine,
): ReadonlyMap<AnyTransitionDefinition, string> =>
  new Map([...transitionsOf(machine)].map(([name, transition]) => [transition, name]));

/** A state and those that it is in, inmost first. */
export function* outwards(node: StateNode): Generator<StateNode> {
  yield node;
  if (node.parent !== undefined) yield* outwards(node.parent);
}

/** True if a state, or one that it is in, handles the failure of the actor with this id. */
export const handlesFailure = (node: StateNode, id: string): boolean =>
  [...outwards(node)].some(({ transitions }) => transitions.has(`xstate.error.actor.${id}`));

/** The path of a state, whatever its id. */
export const pathOf = ({ machine, path }: Pick<StateNode, 'machine' | 'path'>): string =>
  [machine.id, ...path].join('.');

const nameOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([state, child]) => (child === undefined ? state : `${state}.${nameOf(child)}`))
        .join(' ');

/** The active state as one name, such as 'contact.sending'. A space separates parallel regions. */
export const stateName = (snapshot: Pick<AnyMachineSnapshot, 'value'>): string =>
  nameOf(snapshot.value);

/** The ids of the states a machine is in. */
export const activeStates = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.map(({ id }) => id);

/** A machine's running actors. */
export const childrenOf = (snapshot: AnyMachineSnapshot | undefined): readonly AnyActorRef[] =>
  Object.values<AnyActorRef | undefined>(snapshot?.children ?? {}).flatMap((child) => child ?? []);

/** Returns the states that a step entered: those newly active, and the targets of its transitions. */
export function statesEntered(
  machine: AnyStateMachine,
): (step: {
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
  readonly transitions: readonly string[];
}) => readonly string[] {
  const transitions = transitionsOf(machine);
  return ({ before, after, transitions: taken }) => {
    const past = new Set(activeStates(before));
    const targets = taken.flatMap(
      (name) => transitions.get(name)?.target?.map(({ id }) => id) ?? [],
    );
    return [...new Set([...targets, ...activeStates(after).filter((id) => !past.has(id))])];
  };
}
