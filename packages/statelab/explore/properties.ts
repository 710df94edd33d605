import type { AnyMachineSnapshot } from 'xstate';
import type { Scenario } from '#statelab/scenario.ts';
import type { Exploration } from './explore.ts';
import { closure } from './graph.ts';

/** The moments from which one of these can be reached. Unexplored moments count as leading there. */
function leadingTo({ edges, moments, skippedMoments }: Exploration, goals: readonly string[]) {
  const explored = new Set(edges.map(({ from }) => from));
  const known = [...moments.keys(), ...edges.map(({ to }) => to)];
  const frontier = skippedMoments === 0 ? [] : known.filter((key) => !explored.has(key));
  return closure([...goals, ...frontier], (key) =>
    edges.flatMap(({ from, to }) => (to === key ? [from] : [])),
  );
}

/** Tells which sentences of `eventually` cannot hold any more once a moment has come. Nothing is told of a moment that was not explored. */
export function goalsLostIn({ eventually = {} }: Scenario, exploration: Exploration) {
  const moments = [...exploration.moments.values()];
  const all = Object.entries(eventually).map(([invariant, { from, to }]) => {
    const goals = moments.filter(({ snapshot }) => to(snapshot)).map(({ key }) => key);
    return { invariant, from, leading: leadingTo(exploration, goals) };
  });
  return (key: string, snapshot: AnyMachineSnapshot): readonly string[] =>
    exploration.moments.has(key)
      ? all
          .filter(({ from, leading }) => from(snapshot) && !leading.has(key))
          .map(({ invariant }) => invariant)
      : [];
}

/** The invariants and properties of a scenario that do not hold, each with a shortest path that breaks it. */
export function brokenIn(scenario: Scenario, exploration: Exploration): Exploration['broken'] {
  const { eventually = {}, never = {} } = scenario;
  const { broken } = exploration;
  const moments = [...exploration.moments.values()];
  const goalsLostAt = goalsLostIn(scenario, exploration);
  return [
    ...broken.filter(
      ({ invariant }, index) => broken.findIndex((each) => each.invariant === invariant) === index,
    ),
    ...Object.entries(never).flatMap(([invariant, happens]) => {
      const found = moments.find(({ snapshot }) => happens(snapshot));
      return found === undefined ? [] : [{ invariant, path: found.path }];
    }),
    ...Object.keys(eventually).flatMap((invariant) => {
      const found = moments.find((moment) =>
        goalsLostAt(moment.key, moment.snapshot).includes(invariant),
      );
      return found === undefined ? [] : [{ invariant, path: found.path }];
    }),
  ];
}
