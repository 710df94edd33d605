import type { AnyTransitionDefinition } from 'xstate';
import { pathOf, statesBelow, type StateNode } from '#statelab/machine/states.ts';

/** The events of a region, and whether a transition on each leads out of it. */
function leadsOut(region: StateNode): ReadonlyMap<string, boolean> {
  const inside = new Set(statesBelow(region));
  const leaves = ({ target }: AnyTransitionDefinition): boolean =>
    target?.some((state) => !inside.has(state)) ?? false;
  const known = new Map<string, boolean>();
  for (const node of inside) {
    for (const [event, list] of node.transitions) {
      known.set(event, (known.get(event) ?? false) || list.some(leaves));
    }
  }
  return known;
}

/**
 * The events that two regions of a parallel state handle while one leads out of its region. XState
 * then drops one of the two transitions, by their order in the document.
 */
export function regionsAtOdds(node: StateNode): readonly string[] {
  if (node.type !== 'parallel') return [];
  const regions = Object.values(node.states).map((region) => ({ region, known: leadsOut(region) }));
  return regions.flatMap((one, index) =>
    regions
      .slice(index + 1)
      .flatMap((other) =>
        [...one.known]
          .filter(([event, isOut]) => other.known.has(event) && (isOut || other.known.get(event)))
          .map(
            ([event]) =>
              `${pathOf(node)} on ${event}: ${one.region.key} before ${other.region.key}`,
          ),
      ),
  );
}

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
