// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { post } from '#src/actors/post.ts';

afterEach(() => vi.unstubAllGlobals());

const attempt = { key: 'key-1', body: 'form-name=contact&name=Aroha' };
const { signal } = new AbortController();

interface Sent {
  readonly body: string;
  readonly url?: string;
  readonly redirected?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Lets `fetch` return this response with status 200. */
function respondWith({ body, url = `${here}/`, redirected = false, headers = {} }: Sent) {
  const response = new Response(body, { status: 200, headers });
  Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } });
  const request = vi.fn<typeof fetch>(async () => response);
  vi.stubGlobal('fetch', request);
  return request;
}

const here = window.location.origin;
const stored = '{"ok":true}';
const page = '<!doctype html><title>Waymark</title>';

test('posts a lead with its key and its version', async () => {
  const request = respondWith({ body: stored });
  expect(await post(attempt, signal)).toEqual({ status: 200 });
  expect(request.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'Idempotency-Key': 'key-1', 'Lead-Version': '1' },
    body: attempt.body,
    keepalive: true,
  });
});

test('accepts the handler’s response from any address of its site', async () => {
  respondWith({ body: stored, url: `${here}/thank-you`, redirected: true });
  expect(await post(attempt, signal)).toEqual({ status: 200 });
});

test('accepts a page from Netlify’s form detection', async () => {
  respondWith({ body: page, headers: { 'x-nf-request-id': '01JE' } });
  expect(await post(attempt, signal)).toEqual({ status: 200 });
});

test.each<[string, Sent]>([
  ['a page', { body: page }],
  ['a page after a redirect', { body: page, url: `${here}/login`, redirected: true }],
  ['JSON of another service', { body: '{"ok":false}' }],
  ['nothing', { body: '' }],
])('treats a success with %s as a bad gateway', async (_, sent) => {
  respondWith(sent);
  expect(await post(attempt, signal)).toEqual({ status: 502 });
});

test('treats a captive portal’s response as a failure', async () => {
  respondWith({ body: page, url: 'http://cafe.example/sign-in', redirected: true });
  await expect(post(attempt, signal)).rejects.toThrow(
    'The request was redirected to another site.',
  );
});
