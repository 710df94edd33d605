import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

type StateNode = AnyStateMachine['root'];

function* transitionsBelow(node: StateNode): Generator<[string, AnyTransitionDefinition]> {
  const lists = [...node.transitions, ['always', node.always ?? []] as const];
  for (const [eventType, list] of lists) {
    for (const [index, transition] of list.entries()) {
      const isNamedAlike = eventType === 'always' && list !== node.always;
      yield [`${node.id}|${isNamedAlike ? 'event always' : eventType}|${index}`, transition];
    }
  }
  for (const child of Object.values(node.states)) yield* transitionsBelow(child);
}

/**
 * Every transition of a machine by its name: the id of its source, its event (or 'always') and its
 * index among those. Forbidden transitions are included.
 */
export const transitionsOf = (
  machine: AnyStateMachine,
): ReadonlyMap<string, AnyTransitionDefinition> => new Map(transitionsBelow(machine.root));

/** The names of a machine's transitions. */
export const transitionNames = (
  machine: AnyStateMachine,
): ReadonlyMap<AnyTransitionDefinition, string> =>
  new Map([...transitionsOf(machine)].map(([name, transition]) => [transition, name]));
