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
