import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { PathsResult } from '#statelab/explore/describe-paths.ts';
import { messageOf } from '#statelab/message-of.ts';
import type { Verdict } from '#statelab/replay/verdict.ts';
import type { Findings, PathsQuery, Question, ToReplay } from './worker.ts';

type Reply<Result> = { readonly result: Result } | { readonly why: string };

/** A worker that takes one question after the other. */
function openWorker() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  function ask<Result>(question: Question): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const onReply = ({ data }: MessageEvent<Reply<Result>>): void =>
      'why' in data ? reject(new Error(data.why)) : resolve(data.result);
    worker.addEventListener('message', onReply, { once: true });
    worker.postMessage(question, {});
    return Promise.race([promise, broken]);
  }
  return { ask, close: () => worker.terminate() };
}

/** Asks a new worker, and closes it. */
function askOnce<Result>(question: Question, signal: AbortSignal): Promise<Result> {
  const { ask, close } = openWorker();
  signal.addEventListener('abort', close);
  return ask<Result>(question).finally(close);
}

/** What looks wrong with a machine; null if it cannot be checked. */
export const checkMachine = fromPromise<Findings | null, { machine: string }>(
  ({ input: { machine }, signal }) =>
    askOnce<Findings>({ kind: 'check', machine }, signal).catch(() => null),
);

export const findPaths = fromPromise<PathsResult, PathsQuery>(({ input, signal }) =>
  askOnce({ kind: 'paths', ...input }, signal),
);

/** What today's machine does of a tape. */
export interface Replayed extends EventObject {
  readonly type: 'TAPE.REPLAYED';
  readonly file: string;
  readonly verdict: Verdict;
}

/** The verdict on a tape that cannot be read or replayed. */
const failed = (error: unknown): Verdict => ({
  verdict: 'fail',
  sentence: messageOf(error),
  details: [],
});

/** Replays tapes one after the other, and sends the verdict on each. */
export const replayTapes = fromCallback<EventObject, readonly ToReplay[], Replayed>(
  ({ input: tapes, sendBack }) => {
    const { ask, close } = openWorker();
    async function replay(): Promise<void> {
      for (const { file, tape } of tapes) {
        const asked = ask<Verdict>({ kind: 'replay', file, ...(tape && { tape }) });
        sendBack({ type: 'TAPE.REPLAYED', file, verdict: await asked.catch(failed) });
      }
    }
    void replay();
    return close;
  },
);
