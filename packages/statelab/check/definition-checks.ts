import { isRecord } from '#statelab/is-record.ts';
import { pathOf, statesBelow, type StateNode } from '#statelab/machine/states.ts';

const isTransition = (action: unknown): boolean =>
  isRecord(action) && !('type' in action) && 'target' in action;

/** The lists of actions of a state in which a transition is written. XState ignores it. */
export const transitionsAsActions = (node: StateNode): readonly string[] =>
  (['entry', 'exit'] as const)
    .filter((list) => node[list].some(isTransition))
    .map(
      (list) =>
        `${list} of ${pathOf(node)}. \`${list}\` takes actions; write the transition under \`always\` or \`on\``,
    );

/** The events by which a region leaves its own final state, without leaving the region. */
export function finalStatesLeft(region: StateNode): readonly string[] {
  if (region.parent?.type !== 'parallel') return [];
  const inside = new Set([...statesBelow(region)].slice(1));
  const finals = Object.values(region.states).filter(({ type }) => type === 'final');
  const events = [...region.transitions].filter(
    ([event, list]) =>
      !event.startsWith('xstate.done.state.') &&
      list.some(({ target }) => target?.some((state) => inside.has(state)) ?? false),
  );
  return finals.flatMap((final) =>
    events.map(([event]) => `${pathOf(final)}, by ${event} of ${pathOf(region)}`),
  );
}
