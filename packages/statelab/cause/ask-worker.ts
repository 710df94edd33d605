import { fromPromise } from 'xstate';
import type { Judged } from '#statelab/paths/check-scenario.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import type { ShrinkEvent } from './shrink.machine.ts';
import type { Question, Report } from './worker-messages.ts';

/** Asks a worker of its own; gives what ends it. */
function ask(question: Question, hear: (report: Report) => void): () => void {
  const worker = new Worker(new URL('./cause-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => hear(data));
  worker.addEventListener('error', ({ message }) => hear({ kind: 'failed', why: message }));
  worker.postMessage(question, {});
  return () => worker.terminate();
}

/** Checks a machine of the lab. */
export const checkMachine = fromPromise<readonly Judged[], { machine: string }>(
  ({ input: { machine }, signal }) =>
    new Promise((resolve, reject) => {
      const end = ask({ kind: 'check', machine }, (report) => {
        end();
        if (report.kind === 'checked') resolve(report.findings);
        else reject(new Error(report.kind === 'failed' ? report.why : report.kind));
      });
      signal.addEventListener('abort', end);
    }),
);

/** Shrinks a tape that fails on its machine alone, and tells of each shorter one. */
export const shrinkInWorker = (tape: Tape, tell: (event: ShrinkEvent) => void): (() => void) =>
  ask({ kind: 'shrink', tape }, (report) => {
    if (report.kind === 'shorter') tell({ type: 'TAPE.SHORTER', steps: report.steps });
    else if (report.kind === 'shrunk') tell({ type: 'TAPE.SHRUNK', tape: report.tape ?? null });
    else tell({ type: 'TAPE.STUCK' });
  });
