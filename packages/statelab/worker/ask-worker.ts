import { fromPromise } from 'xstate';
import type { RatedFinding } from '#statelab/check/check-scenario.ts';
import type { PathsQuery, PathsResult } from '#statelab/paths/query-paths.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import type { ShrinkEvent } from '#statelab/shrink/shrink.machine.ts';
import type { Question, Report } from './worker.ts';

/** Asks a worker of its own. Returns what terminates it. */
function ask(question: Question, hear: (report: Report) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => hear(data));
  worker.addEventListener('error', ({ message }) => hear({ kind: 'failed', why: message }));
  worker.postMessage(question, {});
  return () => worker.terminate();
}

/** Waits for the one report of a worker. */
const answer = <Output>(
  question: Question,
  signal: AbortSignal,
  outputOf: (report: Report) => Output | undefined,
): Promise<Output> =>
  new Promise((resolve, reject) => {
    const end = ask(question, (report) => {
      end();
      const output = outputOf(report);
      if (output !== undefined) resolve(output);
      else reject(new Error(report.kind === 'failed' ? report.why : report.kind));
    });
    signal.addEventListener('abort', end);
  });

export const checkMachine = fromPromise<readonly RatedFinding[], { machine: string }>(
  ({ input: { machine }, signal }) =>
    answer({ kind: 'check', machine }, signal, (report) =>
      report.kind === 'checked' ? report.findings : undefined,
    ),
);

export const findPaths = fromPromise<PathsResult, PathsQuery>(({ input: query, signal }) =>
  answer({ kind: 'paths', query }, signal, (report) =>
    report.kind === 'found' ? report.result : undefined,
  ),
);

/** Shrinks a tape that fails on its machine alone, and reports each shorter one. */
export const shrinkInWorker = (tape: Tape, tell: (event: ShrinkEvent) => void): (() => void) =>
  ask({ kind: 'shrink', tape }, (report) => {
    if (report.kind === 'shorter') tell({ type: 'TAPE.SHORTER', steps: report.steps });
    else if (report.kind === 'shrunk') tell({ type: 'TAPE.SHRUNK', tape: report.tape ?? null });
    else tell({ type: 'TAPE.STUCK' });
  });
