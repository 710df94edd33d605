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
function askOnce(question: Question, signal: AbortSignal): Promise<Report> {
  const { promise, resolve, reject } = Promise.withResolvers<Report>();
  const stop = ask(question, resolve, (why) => reject(new Error(why)));
  signal.addEventListener('abort', stop);
  return promise.finally(stop);
}

/** What looks wrong with a machine; null if it cannot be checked. */
export const checkMachine = fromPromise<Findings | null, { machine: string }>(
  async ({ input: { machine }, signal }) => {
    const report = await askOnce({ kind: 'check', machine }, signal).catch(() => undefined);
    return report?.kind === 'checked' ? report : null;
  },
);

export const findPaths = fromPromise<PathsResult, PathsQuery>(async ({ input, signal }) => {
  const report = await askOnce({ kind: 'paths', ...input }, signal);
  if (report.kind !== 'found') throw new Error(report.kind);
  return report.result;
});

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
