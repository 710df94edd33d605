import { leadVersion } from '#machines/lead/lead-version.ts';
import type { HandlerAnswer } from '#machines/lead/handler-answer.ts';
import type { Attempt } from '#machines/submission/attempt.ts';

/** Thrown for an answer that somebody else gave, such as the sign-in page of a café's network. */
const answeredElsewhere = () => new TypeError('The request was sent elsewhere.');

/**
 * Posts a form body to the form handler, and says in which way it is written: see leadVersion. Gives the status of the answer; throws
 * when it gives none (no network, a refused connection, a redirect to another site) or when `signal` says to stop waiting.
 * `keepalive` lets the request finish even if the page is closed meanwhile.
 */
export async function post({ key, body }: Attempt, signal: AbortSignal): Promise<HandlerAnswer> {
  const { status, redirected, url } = await fetch(import.meta.env.FORM_ENDPOINT, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      'Idempotency-Key': key,
      'Lead-Version': leadVersion,
    },
    body,
    keepalive: true,
    signal,
  });
  const { origin } = new URL(import.meta.env.FORM_ENDPOINT, window.location.href);
  if (redirected && new URL(url).origin !== origin) throw answeredElsewhere();
  return { status };
}
