import type { AnyMachineSnapshot } from 'xstate';
import type { Scenario, Step } from '#statelab/scenario.ts';
import { cover, type Path } from './cover.ts';
import { explore, type Exploration } from './explore.ts';
import { shortestPath, simplePaths, type Goal } from './goal.ts';
import { graphOf } from './graph.ts';
import { leastPaths } from './least.ts';

/** What paths are asked for. */
export type Request =
  | { readonly kind: 'cover'; readonly what: 'transitions' | 'pairs' }
  | { readonly kind: 'shortest'; readonly goal: Goal }
  /** Every path that comes to no moment twice, up to so many steps. */
  | { readonly kind: 'simple'; readonly goal: Goal; readonly longest: number };

export interface FoundPaths {
  readonly exploration: Exploration;
  /** As much of it as the paths may go: what a page can do, where paths for a page are asked for. */
  readonly walkable: Exploration;
  readonly paths: readonly Path[];
  /** No fewer paths than so many could do; null where that was not asked. */
  readonly least: number | null;
  /** True if there are more simple paths of that length than are given. */
  readonly hasMore: boolean;
}

/**
 * Finds the paths that are asked for, in virtual time: none is given that a clock could not
 * produce. Those that cover everything hold no step that can't happen on the page, where
 * that is given; a path to a goal may, for the goal may only be reached so.
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
