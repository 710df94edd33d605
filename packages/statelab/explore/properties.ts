import type { Scenario } from '#statelab/scenario.ts';
import type { Exploration } from './explore.ts';

/** The moments from which one of these can be reached. Unexplored moments count as leading there. */
function leadingTo({ edges, moments, skippedMoments }: Exploration, goals: readonly string[]) {
  const explored = new Set(edges.map(({ from }) => from));
  const known = [...moments.keys(), ...edges.map(({ to }) => to)];
  const frontier = skippedMoments === 0 ? [] : known.filter((key) => !explored.has(key));
  const leading = new Set([...goals, ...frontier]);
  for (const key of leading) {
    for (const { from, to } of edges) if (to === key) leading.add(from);
  }
  return leading;
}

/** The invariants and properties of a scenario that do not hold, each with a shortest path that breaks it. */
export function brokenIn(
  { eventually = {}, never = {} }: Scenario,
  exploration: Exploration,
): Exploration['broken'] {
  const { broken } = exploration;
  const moments = [...exploration.moments.values()];
  return [
    ...broken.filter(
      ({ invariant }, index) => broken.findIndex((each) => each.invariant === invariant) === index,
    ),
    ...Object.entries(never).flatMap(([invariant, happens]) => {
      const found = moments.find(({ snapshot }) => happens(snapshot));
      return found === undefined ? [] : [{ invariant, path: found.path }];
    }),
    ...Object.entries(eventually).flatMap(([invariant, { from, to }]) => {
      const goals = moments.filter(({ snapshot }) => to(snapshot)).map(({ key }) => key);
      const leading = leadingTo(exploration, goals);
      const found = moments.find(({ key, snapshot }) => from(snapshot) && !leading.has(key));
      return found === undefined ? [] : [{ invariant, path: found.path }];
    }),
  ];
}
