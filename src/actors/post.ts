import * as v from 'valibot';
import { successBody, type HandlerResponse } from '#machines/lead/handler-response.ts';
import { leadVersion } from '#machines/lead/lead-version.ts';
import type { Attempt } from '#machines/form/attempt.ts';

/** For a response from another site, such as a captive portal's sign-in page. */
const redirectedElsewhere = () => new TypeError('The request was redirected to another site.');

/**
 * Posts a form body to the form handler with its version (see leadVersion), and returns the
 * response's status: 502 (Bad Gateway) for a success of another host than the form handler, which
 * says in JSON that the lead is stored. Netlify's form detection sends a page, and 404 for a form that it
 * did not detect; `x-nf-request-id` marks its responses. Throws without a response (no network, a refused
 * connection), for a redirect to another site, and when `signal` aborts. `keepalive` lets the request
 * finish if the page is closed. `age` is how many milliseconds ago the lead was written: a wrong clock
 * changes a date, not an age.
 */
export async function post(
  { key, body }: Attempt,
  signal: AbortSignal,
  age = 0,
): Promise<HandlerResponse> {
  const response = await fetch(import.meta.env.FORM_ENDPOINT, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      'Idempotency-Key': key,
      'Lead-Version': leadVersion,
      'Lead-Age': String(Math.round(age / 1000)),
    },
    body,
    keepalive: true,
    signal,
  });
  const { origin } = new URL(import.meta.env.FORM_ENDPOINT, window.location.href);
  const { ok, redirected, status, url } = response;
  if (redirected && new URL(url).origin !== origin) throw redirectedElsewhere();
  if (!ok) return { status };
  if (v.is(successBody, await response.json().catch(() => null))) return { status };
  return { status: response.headers.has('x-nf-request-id') ? status : 502 };
}
