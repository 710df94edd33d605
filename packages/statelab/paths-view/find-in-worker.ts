import { fromPromise } from 'xstate';
import type { PathsResult, PathsQuery } from './query-paths.ts';

/** Finds paths in a worker. Terminates it with its result or on abort. */
export const findPaths = fromPromise<PathsResult, PathsQuery>(({ input, signal }) => {
  const worker = new Worker(new URL('./paths-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise<PathsResult>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PathsResult>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no origin
    worker.postMessage(input);
  }).finally(() => worker.terminate());
});
