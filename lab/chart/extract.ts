import type { AnyStateMachine } from 'xstate';
import { transitionsOf } from '#lab/paths/transitions.ts';
import type { ChartModel, ChartState, ChartTransition } from './model.ts';
import { actionNames, guardName, requirementIn, sourceName } from './names.ts';
import { triggerOf } from './trigger.ts';

type StateNode = AnyStateMachine['root'];

function* nodesBelow(node: StateNode): Generator<StateNode> {
  yield node;
  for (const child of Object.values(node.states)) yield* nodesBelow(child);
}

const stateOf = (node: StateNode): ChartState => ({
  id: node.id,
  key: node.key,
  parent: node.parent?.id ?? null,
  type: node.type,
  initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  entry: actionNames(node.entry),
  exit: actionNames(node.exit),
  invokes: node.invoke.map(({ src }) => sourceName(src)),
  tags: node.tags,
  description: node.description ?? null,
  requirement: requirementIn(node.meta),
});

/**
 * Gives what a chart shows of a machine, and nothing of what it was provided with: a machine
 * with other actors gives the same.
 */
export function extractChart(machine: AnyStateMachine): ChartModel {
  const transitions = [...transitionsOf(machine)].map(([name, transition]): ChartTransition => {
    const [, descriptor = '', place = '0'] = name.split('|');
    return {
      name,
      source: transition.source.id,
      targets: (transition.target ?? []).map(({ id }) => id),
      ...triggerOf(machine, transition, descriptor),
      guard: guardName(transition.guard),
      place: Number(place),
      actions: actionNames(transition.actions),
      reenters: transition.reenter,
      description: transition.description ?? null,
      requirement: requirementIn(transition.meta),
    };
  });
  return { id: machine.id, states: [...nodesBelow(machine.root)].map(stateOf), transitions };
}
