import { machineHash } from '#statelab/design/url-hash.ts';
import type { Goal } from '#statelab/explore/goal.ts';
import { formatPathsParams } from '#statelab/explore/paths-params.ts';

/** The address that shows a shortest path to a goal. */
export const goalHash = (machine: string, goal: Goal): string =>
  machineHash(machine, 'paths', formatPathsParams({ goal, path: 1 }));
