import type { Scenario } from '#statelab/scenario.ts';
import { prepare, type Driver, type Taken } from './drive.ts';
import type { Edge, Exploration } from './explore.ts';
import { arcsOf, graphOf, type Graph } from './graph.ts';

/** A path from the start, with what each step of it did. */
export type Path = readonly Taken[];

interface Covering {
  readonly path: Path;
  /** What the path covers. */
  readonly covers: ReadonlySet<string>;
}

type Way = ReturnType<Graph['arcsFrom']>;

/**
 * The shortest way on from a place that ends by covering something that is left, without
 * giving up what lies behind; where there is none, one that gives up the fewest moments.
 */
function nextWay(
  { arcsFrom, momentsFrom }: Graph,
  { place, moment }: { readonly place: string; readonly moment: string },
  doubtful: ReadonlySet<Edge>,
  left: ReadonlySet<string>,
): Way | undefined {
  const ways = new Map<string, Way>([[place, []]]);
  let widest: { way: Way; moments: number } | undefined;
  for (const [from, way] of ways) {
    for (const arc of arcsFrom(from).filter(({ edge }) => !doubtful.has(edge))) {
      if (arc.covers.some((name) => left.has(name))) {
        const ahead = momentsFrom(arc.edge.to);
        if (ahead.has(moment)) return [...way, arc];
        if (widest === undefined || ahead.size > widest.moments) {
          widest = { way: [...way, arc], moments: ahead.size };
        }
      }
      if (!ways.has(arc.to)) ways.set(arc.to, [...way, arc]);
    }
  }
  return widest?.way;
}

/** Takes a path from the start to one thing that is left after another, until it is as long as it may be. */
function walk(driver: Driver, graph: Graph, left: Set<string>, longest: number): Covering {
  const path: Taken[] = [];
  const covers = new Set<string>();
  /** Where two moments of one name differ after all, an edge may not lead where it led before. */
  const doubtful = new Set<Edge>();
  let last: string | null = null;
  let place: string | undefined = graph.start;

  while (place !== undefined) {
    const way = nextWay(graph, { place, moment: driver.key() }, doubtful, left);
    if (way === undefined || (path.length > 0 && path.length + way.length > longest)) break;
    for (const { edge, covers: names } of way) {
      const taken = driver.perform(edge.step);
      if (taken.transitions.length > 0) path.push(taken);
      last = taken.transitions.at(-1) ?? last;
      place = graph.placeOf(driver.key(), last);
      const isAsBefore = taken.transitions.join() === edge.transitions.join();
      if (isAsBefore) {
        for (const name of names) {
          left.delete(name);
          covers.add(name);
        }
      }
      if (!isAsBefore || driver.key() !== edge.to) {
        doubtful.add(edge);
        break;
      }
    }
  }
  return { path, covers };
}

/** Leaves out each path, shortest first, whose share the others cover between them. */
function withoutNeedless(coverings: readonly Covering[]): readonly Path[] {
  let kept = coverings;
  for (const covering of coverings.toSorted((a, b) => a.path.length - b.path.length)) {
    const others = kept.filter((other) => other !== covering);
    const covered = new Set(others.flatMap(({ covers }) => [...covers]));
    if ([...covering.covers].every((name) => covered.has(name))) kept = others;
  }
  return kept.map(({ path }) => path);
}

/**
 * A few paths that together cover what a graph has. Each goes on to the nearest that is left, first
 * to what does not close the way to others, until there is none or it would be longer than so many
 * steps. A path whose share the others cover is left out.
 */
export function cover(scenario: Scenario, graph: Graph, longest = Infinity): readonly Path[] {
  const start = prepare(scenario);
  const left = new Set(arcsOf(graph).flatMap(({ arc }) => arc.covers));
  const coverings: Covering[] = [];
  for (let before = Infinity; left.size > 0 && left.size < before;) {
    before = left.size;
    coverings.push(walk(start(), graph, left, longest));
  }
  return withoutNeedless(coverings);
}

/** A few paths that take every transition of an exploration, of 25 steps or so. */
export const coverTransitions = (
  scenario: Scenario,
  exploration: Exploration,
  longest = 25,
): readonly Path[] => cover(scenario, graphOf(exploration, 'transitions'), longest);
