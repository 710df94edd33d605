import type { AnyStateMachine } from 'xstate';
import { statesOf } from '#statelab/paths/states.ts';
import { transitionsOf } from '#statelab/paths/transitions.ts';

/** The name of the actor that an action starts, where it says which. */
const startedBy = (action: unknown): readonly unknown[] =>
  typeof action === 'function' && 'src' in action ? [action.src] : [];

/**
 * The actors that a machine was set up with and starts neither by an invocation nor by
 * `spawnChild`: only its code can spawn them.
 */
export function spawnedActors(machine: AnyStateMachine): readonly string[] {
  const { actions, actors } = machine.implementations;
  const states = statesOf(machine);
  const written: readonly unknown[] = [
    ...Object.values(actions),
    ...states.flatMap(({ entry, exit, initial }) => [...entry, ...exit, ...initial.actions]),
    ...[...transitionsOf(machine).values()].flatMap((transition) => transition.actions),
  ];
  const started = new Set<unknown>([
    ...states.flatMap(({ invoke }) => invoke.map(({ src }) => src)),
    ...written.flatMap(startedBy),
  ]);
  return Object.keys(actors).filter((name) => !started.has(name));
}
