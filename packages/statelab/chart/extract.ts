import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { lab } from '#statelab/messages/chart.ts';
import { statesOf, type StateNode } from '#statelab/paths/states.ts';
import { transitionsOf } from '#statelab/paths/transitions.ts';
import { actionNames } from './action-names.ts';
import { invokedActors } from './actor-names.ts';
import { branchAt } from './branch.ts';
import { historyOf } from './history.ts';
import type { ChartModel, ChartState, ChartTransition } from './model.ts';
import { requirementIn } from './names.ts';
import { outputText } from './output-text.ts';
import { spawnedActors } from './spawned-actors.ts';
import { triggerOf } from './trigger.ts';

const stateOf = (node: StateNode): ChartState => ({
  id: node.id,
  key: node.key,
  parent: node.parent?.id ?? null,
  type: node.type,
  initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  initialActions: actionNames(node.initial.actions),
  history: historyOf(node),
  entry: actionNames(node.entry),
  exit: actionNames(node.exit),
  invokes: invokedActors(node).map(({ name }) => name),
  spawns: node.parent === undefined ? spawnedActors(node.machine) : [],
  output: outputText(node.output),
  tags: node.tags,
  description: node.description ?? null,
  requirement: requirementIn(node.meta),
});

const isWithin = (node: StateNode, state: StateNode): boolean =>
  node === state || (node.parent !== undefined && isWithin(node.parent, state));

/** What leads out of a state leaves it in any case. */
const entersAnew = ({ source, target = [], reenter }: AnyTransitionDefinition): boolean =>
  reenter && target.length > 0 && target.every((node) => isWithin(node, source));

/**
 * Gives what a chart shows of a machine, and nothing of what it was provided with: a machine
 * with other actors gives the same. Throws what XState says of a state that leads nowhere, and
 * where two states go by one id.
 */
export function extractChart(machine: AnyStateMachine): ChartModel {
  const transitions = [...transitionsOf(machine)].map(([name, transition]): ChartTransition => ({
    name,
    source: transition.source.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    ...triggerOf(machine, transition),
    ...branchAt(name, transition),
    actions: actionNames(transition.actions),
    reenters: entersAnew(transition),
    description: transition.description ?? null,
    requirement: requirementIn(transition.meta),
  }));
  const states = statesOf(machine).map(stateOf);
  const ids = new Set<string>();
  for (const { id } of states) {
    if (ids.has(id)) throw new Error(lab.chart.twoOfOneId(id));
    ids.add(id);
  }
  return { id: machine.id, states, transitions };
}
