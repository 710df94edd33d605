import { fromPromise } from 'xstate';
import type { Answer } from '#machines/lead-outbox/entry.ts';

/**
 * Posts a form body to the form handler. Gives the status of the answer; throws
 * when none does (no network, a refused connection) or when `signal` says to stop waiting.
 * `keepalive` lets the request finish even if the page is closed meanwhile.
 */
export async function post(
  { key, body }: { readonly key: string; readonly body: string },
  signal: AbortSignal,
): Promise<Answer> {
  const { status } = await fetch(import.meta.env.FORM_ENDPOINT, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      'Idempotency-Key': key,
    },
    body,
    keepalive: true,
    signal,
  });
  return { status };
}

/** Posts a form body, as `post` does; a machine that stops waiting ends the request. */
export const postForm = fromPromise<Answer, { key: string; body: string }>(({ input, signal }) =>
  post(input, signal),
);
