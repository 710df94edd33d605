import { pageScriptOf, type LabMachine } from '#statelab/config.ts';
import {
  boundOf,
  describePath,
  notOnPageOf,
  summaryOf,
  unreachedOf,
} from '#statelab/paths/describe-paths.ts';
import { findPaths, type Request } from '#statelab/paths/find-paths.ts';

export interface PathsQuery {
  readonly machine: string;
  readonly request: Request;
}

export type PathsResult = ReturnType<typeof queryPaths>;

/** Finds paths. Returns plain data, for a worker to post. */
export function queryPaths({ id, scenario }: LabMachine, query: PathsQuery) {
  const found = findPaths(scenario, query.request, pageScriptOf(id)?.canHappen);
  return {
    summary: summaryOf(found, query.request),
    bound: boundOf(found),
    /** Transitions that no page can cause: covering paths leave them out. */
    notOnPage: notOnPageOf(found),
    ...unreachedOf(found),
    paths: found.paths.map(describePath),
  };
}
