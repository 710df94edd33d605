import { fromPromise } from 'xstate';
import type { RatedFinding } from '#statelab/check/check-scenario.ts';
import type { PathsResult } from '#statelab/explore/describe-paths.ts';
import type { PathsQuery, Question, Report } from './worker.ts';

/** Asks a worker of its own, and terminates it after its one report. */
const ask = <Output>(
  question: Question,
  signal: AbortSignal,
  outputOf: (report: Report) => Output | undefined,
): Promise<Output> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      worker.terminate();
      const output = outputOf(data);
      if (output !== undefined) resolve(output);
      else reject(new Error(data.kind === 'failed' ? data.why : data.kind));
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    signal.addEventListener('abort', () => worker.terminate());
    worker.postMessage(question, {});
  });

/** The findings on a machine; null if it cannot be checked. */
export const checkMachine = fromPromise<readonly RatedFinding[] | null, { machine: string }>(
  ({ input: { machine }, signal }) =>
    ask({ kind: 'check', machine }, signal, (report) =>
      report.kind === 'checked' ? report.findings : undefined,
    ).catch(() => null),
);

export const findPaths = fromPromise<PathsResult, PathsQuery>(({ input: query, signal }) =>
  ask({ kind: 'paths', ...query }, signal, (report) =>
    report.kind === 'found' ? report.result : undefined,
  ),
);
