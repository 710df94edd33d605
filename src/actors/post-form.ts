import { fromPromise } from 'xstate';
import type { Answer } from '#machines/lead-outbox/entry.ts';

/**
 * Posts a form body to the form handler. Gives the status of whatever answer comes; throws
 * when none does (no network, a refused connection) or when the machine has stopped waiting.
 * `keepalive` lets the request finish even if the page is closed meanwhile.
 */
export const postForm = fromPromise<Answer, { key: string; body: string }>(
  async ({ input, signal }) => {
    const { status } = await fetch('/', {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Idempotency-Key': input.key,
      },
      body: input.body,
      keepalive: true,
      signal,
    });
    return { status };
  },
);
