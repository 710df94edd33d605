import { projectOpened } from '#statelab/app/project.ts';
import { labMachineOf, type LabMachine } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import { checkScenario, type RatedFinding } from '#statelab/check/check-scenario.ts';
import { queryPaths, type PathsQuery, type PathsResult } from '#statelab/paths/query-paths.ts';

export type Question =
  | { readonly kind: 'check'; readonly machine: string }
  | { readonly kind: 'paths'; readonly query: PathsQuery };

export type Report =
  | { readonly kind: 'checked'; readonly findings: readonly RatedFinding[] }
  | { readonly kind: 'found'; readonly result: PathsResult }
  | { readonly kind: 'failed'; readonly why: string };

function entryOf(machine: string): LabMachine {
  const entry = labMachineOf(machine);
  if (entry === undefined) throw new Error(`There is no machine '${machine}'.`);
  return entry;
}

async function reportOn(question: Question): Promise<Report> {
  await projectOpened;
  if (question.kind === 'check') {
    return { kind: 'checked', findings: checkScenario(entryOf(question.machine).scenario) };
  }
  const { query } = question;
  return { kind: 'found', result: queryPaths(entryOf(query.machine), query) };
}

// Both take seconds, and would block a page.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void reportOn(data)
    .catch((error: unknown): Report => ({ kind: 'failed', why: messageOf(error) }))
    .then((report) => self.postMessage(report, {}));
});
