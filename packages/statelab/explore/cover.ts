import type { Scenario, StepResult } from '#statelab/scenario.ts';
import { drive, type Driver } from './drive.ts';
import type { Edge } from './explore.ts';
import { messageOf } from '#statelab/message-of.ts';
import { edgesOf, type Graph } from './graph.ts';

/** What a step takes: by default its transitions. */
export type PartsOf = (edge: Edge) => readonly string[];

/** The steps of a path from the start, with their results. */
export type Path = readonly StepResult[];

interface Covering {
  readonly path: Path;
  readonly covers: ReadonlySet<string>;
  /** The edge at which the path broke, though it did not when it was explored. */
  readonly broken?: { readonly edge: Edge; readonly sentence: string };
}

/**
 * The shortest way from a moment to a transition that is left to take, from which this moment can be
 * reached again; if there is none, one from which the most moments can be reached.
 */
function nextWay(
  { edgesFrom, momentsFrom }: Graph,
  moment: string,
  doubtful: ReadonlySet<Edge>,
  left: ReadonlySet<string>,
  partsOf: PartsOf,
): readonly Edge[] | undefined {
  const ways = new Map<string, readonly Edge[]>([[moment, []]]);
  let widest: { way: readonly Edge[]; moments: number } | undefined;
  for (const [from, way] of ways) {
    for (const edge of edgesFrom(from).filter((each) => !doubtful.has(each))) {
      if (partsOf(edge).some((name) => left.has(name))) {
        const ahead = momentsFrom(edge.to);
        if (ahead.has(moment)) return [...way, edge];
        if (widest === undefined || ahead.size > widest.moments) {
          widest = { way: [...way, edge], moments: ahead.size };
        }
      }
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
  }
  return widest?.way;
}

interface Limits {
  /** The maximum length of a path, in steps. */
  readonly longest?: number;
  readonly partsOf?: PartsOf;
  /** The parts to take; all of the graph by default. */
  readonly wanted?: Iterable<string>;
}

/** Walks from the start to one part after another of those that are wanted. `throwing`: edges not to take. */
function walk(
  driver: Driver,
  graph: Graph,
  wanted: ReadonlySet<string>,
  longest: number,
  partsOf: PartsOf,
  throwing: ReadonlySet<Edge>,
): Covering {
  const left = new Set(wanted);
  const path: StepResult[] = [];
  const covers = new Set<string>();
  /** Edges that did not repeat: two different moments have the same key. */
  const doubtful = new Set(throwing);

  while (graph.has(driver.key())) {
    const way = nextWay(graph, driver.key(), doubtful, left, partsOf);
    if (way === undefined || (path.length > 0 && path.length + way.length > longest)) break;
    for (const edge of way) {
      let taken: StepResult;
      try {
        taken = driver.perform(edge.step);
      } catch (error) {
        return { path, covers, broken: { edge, sentence: messageOf(error) } };
      }
      if (taken.transitions.length > 0) path.push(taken);
      const isAsBefore = taken.transitions.join() === edge.transitions.join();
      if (isAsBefore) {
        for (const name of partsOf(edge)) {
          left.delete(name);
          covers.add(name);
        }
      }
      if (!graph.has(edge.to)) return { path, covers };
      if (!isAsBefore || driver.key() !== edge.to) {
        doubtful.add(edge);
        break;
      }
    }
  }
  return { path, covers };
}

/** Drops each path, shortest first, that covers nothing the others do not. */
function withoutNeedless(coverings: readonly Covering[]): readonly Path[] {
  let kept = coverings;
  for (const covering of coverings.toSorted((a, b) => a.path.length - b.path.length)) {
    const others = kept.filter((other) => other !== covering);
    const covered = new Set(others.flatMap(({ covers }) => [...covers]));
    if ([...covering.covers].every((name) => covered.has(name))) kept = others;
  }
  return kept.map(({ path }) => path);
}

/** Paths that together take every transition of a graph, or other parts of its steps; and why others were left out. */
export interface Covered {
  readonly paths: readonly Path[];
  readonly leftOut: readonly string[];
}

export function cover(
  scenario: Scenario,
  graph: Graph,
  { longest = Infinity, partsOf = ({ transitions }) => transitions, wanted }: Limits = {},
): Covered {
  const all = new Set(wanted ?? edgesOf(graph).flatMap(partsOf));
  const wantedIn: PartsOf = (edge) => partsOf(edge).filter((part) => all.has(part));
  const left = new Set(all);
  const throwing = new Set<Edge>();
  const leftOut = new Set<string>();
  const coverings: Covering[] = [];
  for (let before = Infinity; left.size > 0 && left.size < before;) {
    before = left.size;
    const covering = walk(drive(scenario), graph, left, longest, wantedIn, throwing);
    const { covers, broken } = covering;
    if (broken === undefined) {
      coverings.push(covering);
      for (const part of covers) left.delete(part);
    } else {
      throwing.add(broken.edge);
      leftOut.add(broken.sentence);
      before = Infinity;
    }
  }
  return { paths: withoutNeedless(coverings), leftOut: [...leftOut] };
}
