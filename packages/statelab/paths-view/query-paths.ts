import type { Step } from '#statelab/scenario.ts';
import { labMachineOf } from '#statelab/config.ts';
import { pageScriptOf } from '#statelab/config.ts';
import {
  boundOf,
  describePath,
  notOnPageOf,
  summaryOf,
  unreachedOf,
} from '#statelab/paths/describe-paths.ts';
import { findPaths, type Request } from '#statelab/paths/find-paths.ts';
import { activeStates } from '#statelab/paths/states.ts';

export interface PathsQuery {
  readonly machine: string;
  readonly request: Request;
}

export interface PathStep {
  readonly step: Step;
  readonly name: string;
  readonly state: string;
  readonly transitions: readonly string[];
  /** Ids of the states that are active after it. */
  readonly active: readonly string[];
}

/** Plain data, for a worker to post. */
export interface PathsResult {
  readonly query: PathsQuery;
  readonly summary: string;
  readonly bound: string;
  /** Transitions that no page can cause: covering paths leave them out. */
  readonly notOnPage: readonly string[];
  readonly unreachable: readonly string[];
  readonly unknown: readonly string[];
  readonly paths: readonly { readonly title: string; readonly steps: readonly PathStep[] }[];
}

/** Throws if the machine is unknown. */
export function queryPaths(query: PathsQuery): PathsResult {
  const { machine, request } = query;
  const lab = labMachineOf(machine);
  if (lab === undefined) throw new Error(`Unknown machine '${machine}'.`);
  const found = findPaths(lab.scenario, request, pageScriptOf(machine)?.canHappen);
  return {
    query,
    summary: summaryOf(found, request),
    bound: boundOf(found),
    notOnPage: notOnPageOf(found),
    ...unreachedOf(found),
    paths: found.paths.map((path, index) => {
      const { title, steps } = describePath(path, index);
      return {
        title,
        steps: steps.flatMap((described, at) => {
          const taken = path[at];
          if (taken === undefined) return [];
          return [{ ...described, step: taken.step, active: activeStates(taken.after) }];
        }),
      };
    }),
  };
}
