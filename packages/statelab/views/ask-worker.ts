import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { PathsResult } from '#statelab/explore/describe-paths.ts';
import type { Verdict } from '#statelab/replay/verdict.ts';
import type { Findings, PathsQuery, Question, Report, ToReplay } from './worker.ts';

/** Asks a worker of its own. Returns what terminates it. */
function ask(
  question: Question,
  onReport: (report: Report) => void,
  onFailure: (why: string) => void,
): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
    if (data.kind === 'failed') onFailure(data.why);
    else onReport(data);
  });
  worker.addEventListener('error', ({ message }) => onFailure(message));
  worker.postMessage(question, {});
  return () => worker.terminate();
}

/** Asks for one report. */
const askOnce = <Output>(
  question: Question,
  signal: AbortSignal,
  outputOf: (report: Report) => Output | undefined,
): Promise<Output> =>
  new Promise((resolve, reject) => {
    const fail = (why: string): void => {
      stop();
      reject(new Error(why));
    };
    const stop = ask(
      question,
      (report) => {
        stop();
        const output = outputOf(report);
        if (output === undefined) fail(report.kind);
        else resolve(output);
      },
      fail,
    );
    signal.addEventListener('abort', stop);
  });

/** The findings on a machine; null if it cannot be checked. */
export const checkMachine = fromPromise<Findings | null, { machine: string }>(
  ({ input: { machine }, signal }) =>
    askOnce({ kind: 'check', machine }, signal, (report) =>
      report.kind === 'checked' ? report : undefined,
    ).catch(() => null),
);

export const findPaths = fromPromise<PathsResult, PathsQuery>(({ input: query, signal }) =>
  askOnce({ kind: 'paths', ...query }, signal, (report) =>
    report.kind === 'found' ? report.result : undefined,
  ),
);

/** What today's machine does of a tape. */
export interface Replayed extends EventObject {
  readonly type: 'TAPE.REPLAYED';
  readonly file: string;
  readonly verdict: Verdict;
}

/** Replays tapes one after the other, and sends the verdict on each. */
export const replayTapes = fromCallback<EventObject, readonly ToReplay[], Replayed>(
  ({ input: tapes, sendBack }) => {
    const left = new Set(tapes.map(({ file }) => file));
    const tell = (file: string, verdict: Verdict): void => {
      left.delete(file);
      sendBack({ type: 'TAPE.REPLAYED', file, verdict });
    };
    return ask(
      { kind: 'replay', tapes },
      (report) => {
        if (report.kind === 'replayed') tell(report.file, report.verdict);
      },
      (sentence) => {
        for (const file of left) tell(file, { verdict: 'fail', sentence, details: [] });
      },
    );
  },
);
