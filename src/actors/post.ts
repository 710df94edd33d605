import { leadVersion } from '#machines/lead/lead-version.ts';
import type { HandlerResponse } from '#machines/lead/handler-response.ts';
import type { Attempt } from '#machines/form/attempt.ts';

/** For a response from another site, such as a captive portal's sign-in page. */
const redirectedElsewhere = () => new TypeError('The request was redirected to another site.');

/**
 * Posts a form body to the form handler with its version (see leadVersion), and returns the
 * response's status. Throws without a response (no network, a refused connection), for a redirect to
 * another site, and when `signal` aborts. `keepalive` lets the request finish if the page is closed.
 */
export async function post({ key, body }: Attempt, signal: AbortSignal): Promise<HandlerResponse> {
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
  if (redirected && new URL(url).origin !== origin) throw redirectedElsewhere();
  return { status };
}
