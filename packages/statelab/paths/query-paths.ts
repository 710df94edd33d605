import { pageScriptOf, type LabMachine } from '#statelab/config.ts';
import {
  assumedOf,
  boundOf,
  breaksOf,
  describePaths,
  notOnPageOf,
  summaryOf,
  unreachedOf,
} from './describe-paths.ts';
import { findPaths } from './find-paths.ts';
import type { Goal } from './goal.ts';

export interface PathsQuery {
  readonly machine: string;
  /** Null for every transition. */
  readonly goal: Goal | null;
}

export type PathsResult = ReturnType<typeof queryPaths>;

/** Finds paths. Returns plain data, for a worker to post. */
export function queryPaths({ id, scenario }: LabMachine, query: PathsQuery) {
  const found = findPaths(scenario, query.goal, pageScriptOf(id)?.canHappen);
  return {
    summary: summaryOf(found, query.goal),
    bound: boundOf(found),
    /** Transitions that no page can cause: covering paths leave them out. */
    notOnPage: notOnPageOf(found),
    ...unreachedOf(found),
    breaks: breaksOf(found),
    assumed: assumedOf(found),
    paths: describePaths(found),
  };
}
