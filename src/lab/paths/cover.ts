import type { AnyStateMachine } from 'xstate';
import type { Scenario } from '#machines/scenario.ts';
import { prepare, type Taken } from './drive.ts';
import type { Edge, Exploration } from './explore.ts';

/** A path from the start, with what each step of it did. */
export type Path<Machine extends AnyStateMachine> = readonly Taken<Machine>[];

/** The shortest way along known edges, from a moment, that ends with an edge of interest. */
function shortestWay<Machine extends AnyStateMachine>(
  edges: ReadonlyMap<string, readonly Edge<Machine>[]>,
  from: string,
  isOfInterest: (edge: Edge<Machine>) => boolean,
): readonly Edge<Machine>[] | undefined {
  const ways = new Map<string, readonly Edge<Machine>[]>([[from, []]]);
  for (const [key, way] of ways) {
    for (const edge of edges.get(key) ?? []) {
      if (isOfInterest(edge)) return [...way, edge];
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
  }
  return undefined;
}

/**
 * A few paths that together take every transition the exploration found an edge for. Each goes on to
 * the nearest transition not yet taken, until there is none or it would be longer than so
 * many steps.
 */
export function coverTransitions<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  { edges }: Exploration<Machine>,
  longest = 25,
): readonly Path<Machine>[] {
  const start = prepare(scenario);
  const edgesFrom = new Map<string, Edge<Machine>[]>();
  for (const edge of edges) edgesFrom.set(edge.from, [...(edgesFrom.get(edge.from) ?? []), edge]);
  const left = new Set(edges.flatMap(({ transitions }) => transitions));
  const isOfInterest = ({ transitions }: Edge<Machine>) =>
    transitions.some((name) => left.has(name));

  function walk(): Path<Machine> {
    const driver = start();
    const path: Taken<Machine>[] = [];
    const nextWay = () => shortestWay(edgesFrom, driver.key(), isOfInterest);
    for (let way = nextWay(); way !== undefined; way = nextWay()) {
      if (path.length > 0 && path.length + way.length > longest) return path;
      for (const { step, to, transitions } of way) {
        const taken = driver.perform(step);
        // Where two moments of one name differ after all, the path ends before it shows.
        if (driver.key() !== to || taken.transitions.join() !== transitions.join()) return path;
        path.push(taken);
        for (const name of transitions) left.delete(name);
      }
    }
    return path;
  }

  const paths: Path<Machine>[] = [];
  while (left.size > 0) paths.push(walk());
  return paths;
}
