import type { AnyMachineSnapshot } from 'xstate';
import type { Scenario, Step } from '#statelab/scenario.ts';
import { cover, type Path } from './cover.ts';
import { explore, type Exploration } from '#statelab/explore/explore.ts';
import { shortestPath, type Goal } from './goal.ts';
import { graphOf } from './graph.ts';
import { leastPaths } from './least.ts';

export interface FoundPaths {
  readonly scenario: Scenario;
  readonly exploration: Exploration;
  /** The part that a page can do, if `canHappen` limits it. */
  readonly walkable: Exploration;
  readonly paths: readonly Path[];
  /** A lower bound on the number of paths that take every transition; null for a goal. */
  readonly least: number | null;
}

/**
 * Finds, in virtual time, a shortest path to a goal, or without one the fewest paths that take every
 * transition. `canHappen` limits those to what a page can do. A path to a goal is not limited: there
 * may be no other.
 */
export function findPaths(
  scenario: Scenario,
  goal: Goal | null,
  canHappen?: (snapshot: AnyMachineSnapshot, step: Step) => boolean,
): FoundPaths {
  const exploration = explore(scenario);
  if (goal !== null) {
    const path = shortestPath(scenario, exploration, goal);
    const paths = path === undefined ? [] : [path];
    return { scenario, exploration, walkable: exploration, paths, least: null };
  }
  const walkable = canHappen === undefined ? exploration : explore(scenario, { allow: canHappen });
  const graph = graphOf(walkable);
  return {
    scenario,
    exploration,
    walkable,
    paths: cover(scenario, graph),
    least: leastPaths(graph),
  };
}
