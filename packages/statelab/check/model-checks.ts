/** Static checks of a machine, without a scenario. Only an exploration finds states that guards make unreachable. */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { closure } from '#statelab/explore/graph.ts';
import { isMachine } from '#statelab/machine/is-machine.ts';
import type { causeWords } from './cause.ts';
import { isRecord } from '#statelab/is-record.ts';
import { finalStatesLeft, regionsAtOdds } from './region-checks.ts';
import {
  handlesFailure,
  invocationsOf,
  outwards,
  pathOf,
  statesOf,
  transitionListsOf,
  type StateNode,
} from '#statelab/machine/states.ts';

export interface Finding {
  readonly kind: keyof typeof causeWords;
  /** The path of a state, with the event of a transition or the id of an actor. */
  readonly where: string;
  /** The name that nothing provides or uses, as the source quotes it. */
  readonly name?: string;
  /** Where something was thrown, as JavaScript tells it. */
  readonly stack?: string;
  /** Why it may be right, if the lab cannot tell. */
  readonly excuse?: string;
  /** The names of an endless loop’s transitions, where a walk has found it. */
  readonly transitions?: readonly string[];
}

const transitionsFrom = (node: StateNode): readonly AnyTransitionDefinition[] =>
  transitionListsOf(node).flatMap(([, list]) => list);

/** The states that are active along with one: its parent and its initial states. */
const broughtBy = (node: StateNode): readonly StateNode[] => [
  ...(node.parent === undefined ? [] : [node.parent]),
  ...(node.type === 'parallel' ? Object.values(node.states) : node.initial.target),
  // A history state may restore any of its siblings.
  ...(node.type === 'history' && node.parent !== undefined
    ? Object.values(node.parent.states)
    : []),
];

/** A forbidden transition does nothing. */
const handlesEvents = (node: StateNode): boolean =>
  transitionsFrom(node).some(({ actions }) => actions.length > 0) || leaves(node);

const leaves = (node: StateNode): boolean =>
  transitionsFrom(node).some(({ target }) => target !== undefined && target.length > 0);

const isDeadEnd = (node: StateNode): boolean =>
  node.type === 'atomic' &&
  node.parent !== undefined &&
  !handlesEvents(node) &&
  ![...outwards(node)].some(leaves);

/** True if an earlier transition of the list is always taken. */
const isShadowed = (list: readonly AnyTransitionDefinition[]): boolean =>
  list.slice(0, -1).some(({ guard }) => guard === undefined);

/** The invoked actors whose failure no state handles: machines, and those whose end the machine awaits. */
const unhandledIn = (machine: AnyStateMachine, node: StateNode): readonly string[] =>
  invocationsOf(machine, [node])
    .filter(
      ({ id, logic }) =>
        (node.transitions.has(`xstate.done.actor.${id}`) || isMachine(logic)) &&
        !handlesFailure(node, id),
    )
    .map(({ id }) => `${pathOf(node)} of ${id}`);

const isTransition = (action: unknown): boolean =>
  isRecord(action) && !('type' in action) && 'target' in action;

/** The lists of actions of a state in which a transition is written. XState ignores it. */
const transitionsAsActions = (node: StateNode): readonly string[] =>
  (['entry', 'exit'] as const)
    .filter((list) => node[list].some(isTransition))
    .map(
      (list) =>
        `${list} of ${pathOf(node)}. \`${list}\` takes actions; write the transition under \`always\` or \`on\``,
    );

const found = (kind: Finding['kind'], places: readonly string[]): readonly Finding[] =>
  places.map((where) => ({ kind, where }));

export function checkModel(machine: AnyStateMachine): readonly Finding[] {
  const reachable = closure([machine.root], (node) => [
    ...broughtBy(node),
    ...transitionsFrom(node).flatMap(({ target }) => target ?? []),
  ]);
  return statesOf(machine).flatMap((node) => {
    const where = pathOf(node);
    const shadowed = transitionListsOf(node).filter(([, list]) => isShadowed(list));
    return [
      ...found('unreachable', reachable.has(node) ? [] : [where]),
      ...found('dead end', isDeadEnd(node) ? [where] : []),
      ...found(
        'never taken',
        shadowed.map(([event]) => `${where} on ${event}`),
      ),
      ...found('leaves a final state', finalStatesLeft(node)),
      ...found('not an action', transitionsAsActions(node)),
      ...found('order decides', regionsAtOdds(node)),
      ...found('unhandled failure', unhandledIn(machine, node)),
    ];
  });
}
