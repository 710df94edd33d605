import { useEffect, useState } from 'react';
import type { Request } from '#paths/find-paths.ts';
import type { Answer } from './answer.ts';

/** The paths that are asked for; undefined until they are found. */
export function useAnswer(machine: string, request: Request): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const question = JSON.stringify({ machine, request });
  useEffect(() => {
    const worker = new Worker(new URL('./paths-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => setAnswer(data));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no origin
    worker.postMessage(JSON.parse(question));
    return () => worker.terminate();
  }, [question]);
  return answer !== undefined && JSON.stringify(answer.question) === question ? answer : undefined;
}
