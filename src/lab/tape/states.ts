import type { AnyStateMachine } from 'xstate';

export type StateNode = AnyStateMachine['root'];

function* statesBelow(node: StateNode): Generator<StateNode> {
  yield node;
  for (const child of Object.values(node.states)) yield* statesBelow(child);
}

/** Every state of a machine, the machine's own root first. */
export const statesOf = (machine: AnyStateMachine): readonly StateNode[] => [
  ...statesBelow(machine.root),
];
