import { projectOpened } from './project.ts';
import { labMachineOf, pageScriptOf } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import { checkScenario, type RatedFinding } from '#statelab/check/check-scenario.ts';
import { describePaths, type PathsResult } from '#statelab/explore/describe-paths.ts';
import { findPaths } from '#statelab/explore/find-paths.ts';
import type { Goal } from '#statelab/explore/goal.ts';

export interface PathsQuery {
  readonly machine: string;
  /** Null for every transition. */
  readonly goal: Goal | null;
}

export type Question =
  | { readonly kind: 'check'; readonly machine: string }
  | ({ readonly kind: 'paths' } & PathsQuery);

export type Report =
  | { readonly kind: 'checked'; readonly findings: readonly RatedFinding[] }
  | { readonly kind: 'found'; readonly result: PathsResult }
  | { readonly kind: 'failed'; readonly why: string };

async function reportOn(question: Question): Promise<Report> {
  await projectOpened;
  const entry = labMachineOf(question.machine);
  if (entry === undefined) throw new Error(`There is no machine '${question.machine}'.`);
  const { id, scenario } = entry;
  if (question.kind === 'check') return { kind: 'checked', findings: checkScenario(scenario) };
  const found = findPaths(scenario, question.goal, pageScriptOf(id)?.canHappen);
  return { kind: 'found', result: describePaths(found, question.goal) };
}

// Both take seconds, and would block a page.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void reportOn(data)
    .catch((error: unknown): Report => ({ kind: 'failed', why: messageOf(error) }))
    .then((report) => self.postMessage(report, {}));
});
