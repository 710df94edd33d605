import { projectOpened } from '#statelab/app/project.ts';
import { labMachineOf, type LabMachine } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import { checkScenario, type RatedFinding } from '#statelab/check/check-scenario.ts';
import { queryPaths, type PathsQuery, type PathsResult } from '#statelab/paths/query-paths.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { shrinkTape } from '#statelab/shrink/shrink-tape.ts';

export type Question =
  | { readonly kind: 'check'; readonly machine: string }
  | { readonly kind: 'paths'; readonly query: PathsQuery }
  | { readonly kind: 'shrink'; readonly tape: Tape };

/** Any number of shorter tapes, then one of the others. */
export type Report =
  | { readonly kind: 'shorter'; readonly steps: number }
  /** Undefined where the tape does not fail on the machine alone. */
  | { readonly kind: 'shrunk'; readonly tape: Tape | undefined }
  | { readonly kind: 'checked'; readonly findings: readonly RatedFinding[] }
  | { readonly kind: 'found'; readonly result: PathsResult }
  | { readonly kind: 'failed'; readonly why: string };

const tell = (report: Report): void => self.postMessage(report, {});

function entryOf(machine: string): LabMachine {
  const entry = labMachineOf(machine);
  if (entry === undefined) throw new Error(`There is no machine '${machine}'.`);
  return entry;
}

async function answer(question: Question): Promise<Report> {
  await projectOpened;
  switch (question.kind) {
    case 'check':
      return { kind: 'checked', findings: checkScenario(entryOf(question.machine).scenario) };
    case 'paths':
      return { kind: 'found', result: queryPaths(entryOf(question.query.machine), question.query) };
    case 'shrink': {
      const { tape } = question;
      const shrunk = await shrinkTape(entryOf(tape.machine).scenario, tape, ({ steps }) =>
        tell({ kind: 'shorter', steps: steps.length }),
      );
      return { kind: 'shrunk', tape: shrunk };
    }
  }
}

// All of it takes seconds, and would block a page.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data)
    .catch((error: unknown): Report => ({ kind: 'failed', why: messageOf(error) }))
    .then(tell);
});
