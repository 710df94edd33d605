import type { AnyMachineSnapshot } from 'xstate';
import type { Scenario, Step } from '#statelab/scenario.ts';
import { cover, type Path } from './cover.ts';
import { explore, type Exploration } from './explore.ts';
import { shortestPath, simplePaths, type Goal } from './goal.ts';
import { graphOf } from './graph.ts';
import { leastPaths } from './least.ts';

export type Request =
  | { readonly kind: 'cover'; readonly what: 'transitions' | 'pairs' }
  | { readonly kind: 'shortest'; readonly goal: Goal }
  /** Every path that visits no moment twice. */
  | { readonly kind: 'simple'; readonly goal: Goal; readonly longest: number };

export interface FoundPaths {
  readonly exploration: Exploration;
  /** The part that a page can do, if `canHappen` limits it. */
  readonly walkable: Exploration;
  readonly paths: readonly Path[];
  /** A lower bound on the number of covering paths; null for other requests. */
  readonly least: number | null;
  /** True if more simple paths exist than are listed. */
  readonly hasMore: boolean;
}

/**
 * Finds paths in virtual time. `canHappen` limits covering paths to what a page can do. A path to a
 * goal is not limited: there may be no other.
 */
export function findPaths(
  scenario: Scenario,
  request: Request,
  canHappen?: (snapshot: AnyMachineSnapshot, step: Step) => boolean,
): FoundPaths {
  const exploration = explore(scenario);
  const none = { exploration, walkable: exploration, least: null, hasMore: false };
  switch (request.kind) {
    case 'cover': {
      const walkable =
        canHappen === undefined ? exploration : explore(scenario, { allow: canHappen });
      const graph = graphOf(walkable, request.what);
      return { ...none, walkable, paths: cover(scenario, graph), least: leastPaths(graph) };
    }
    case 'shortest': {
      const path = shortestPath(scenario, exploration, request.goal);
      return { ...none, paths: path === undefined ? [] : [path] };
    }
    case 'simple': {
      const { goal, longest } = request;
      return { ...none, ...simplePaths(scenario, exploration, goal, longest) };
    }
  }
}
