// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { post } from '#src/actors/post.ts';

afterEach(() => vi.unstubAllGlobals());

const attempt = { key: 'key-1', body: 'form-name=contact&name=Aroha' };
const { signal } = new AbortController();

/** A response from a URL, with or without a redirect. */
function answerFrom(url: string, redirected: boolean) {
  const answer = new Response('ok', { status: 200 });
  Object.defineProperties(answer, { url: { value: url }, redirected: { value: redirected } });
  const request = vi.fn<typeof fetch>(async () => answer);
  vi.stubGlobal('fetch', request);
  return request;
}

const here = window.location.origin;

test('posts a lead with its key and its version', async () => {
  const request = answerFrom(`${here}/`, false);
  expect(await post(attempt, signal)).toEqual({ status: 200 });
  expect(request.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'Idempotency-Key': 'key-1', 'Lead-Version': '1' },
    body: attempt.body,
    keepalive: true,
  });
});

test('accepts a response from any page of the handler’s site', async () => {
  answerFrom(`${here}/thank-you`, true);
  expect(await post(attempt, signal)).toEqual({ status: 200 });
});

test('treats a captive portal’s response as a failure', async () => {
  answerFrom('http://cafe.example/sign-in', true);
  await expect(post(attempt, signal)).rejects.toThrow(
    'The request was redirected to another site.',
  );
});
