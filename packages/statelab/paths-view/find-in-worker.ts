import { fromPromise } from 'xstate';
import type { Answer, Question } from './answer.ts';

/** Finds paths in a worker. Terminates it with its result or on abort. */
export const findPaths = fromPromise<Answer, Question>(({ input, signal }) => {
  const worker = new Worker(new URL('./paths-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise<Answer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no origin
    worker.postMessage(input);
  }).finally(() => worker.terminate());
});
