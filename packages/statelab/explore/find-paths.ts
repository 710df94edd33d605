import type { AnyMachineSnapshot } from 'xstate';
import type { Scenario, Step } from '#statelab/scenario.ts';
import { cover } from './cover.ts';
import { explore } from './explore.ts';
import { pathsTo, type Goal } from './goal.ts';
import { graphOf } from './graph.ts';

export type FoundPaths = ReturnType<typeof findPaths>;

/**
 * Finds, in virtual time, a shortest path to a goal, or without one a few paths that take every
 * transition. `canHappen` limits those to what a page can do. A path to a goal is not limited: there
 * may be no other.
 */
export function findPaths(
  scenario: Scenario,
  goal: Goal | null,
  canHappen?: (snapshot: AnyMachineSnapshot, step: Step) => boolean,
) {
  const exploration = explore(scenario);
  const isLimited = goal === null && canHappen !== undefined;
  const walkable = isLimited ? explore(scenario, { allow: canHappen }) : exploration;
  const { paths, leftOut } =
    goal === null ? cover(scenario, graphOf(walkable)) : pathsTo(scenario, exploration, goal);
  return {
    scenario,
    exploration,
    /** The part that a page can do, if `canHappen` limits it. */
    walkable,
    paths,
    /** Why paths were left out: each broke when it was taken again. */
    leftOut,
  };
}
