import type { HandlerAnswer } from '#machines/lead/handler-answer.ts';
import type { Attempt } from '#machines/submission/attempt.ts';

/**
 * Posts a form body to the form handler. Gives the status of the answer; throws
 * when none does (no network, a refused connection) or when `signal` says to stop waiting.
 * `keepalive` lets the request finish even if the page is closed meanwhile.
 */
export async function post({ key, body }: Attempt, signal: AbortSignal): Promise<HandlerAnswer> {
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
