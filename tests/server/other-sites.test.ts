import { expect, test } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { browser, formBody, post } from './fixtures/lead.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';

const site = 'https://www.waymark.example';

const handlerFor = async (...allowedOrigins: readonly string[]) =>
  createApp({ store: await temporaryStore(), distDir: 'no-such-folder', allowedOrigins });

const preflight = (origin: string) =>
  new Request('http://localhost/', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,idempotency-key',
    },
  });

test('a page of an allowed site may post a form, with its key', async () => {
  const app = await handlerFor('https://other.example', site);
  const { headers, status } = await app.request(preflight(site));
  expect(status).toBe(204);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(site);
  expect(headers.get('Access-Control-Allow-Methods')).toBe('POST');
  expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type,Idempotency-Key');
  const answer = await app.request(post(formBody(), { Origin: site }));
  expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, site]);
  expect(answer.headers.get('Vary')).toContain('Origin');
});

test.each(['https://evil.example', 'null', `${site}.evil.example`])(
  'a page of %s may not',
  async (origin) => {
    const app = await handlerFor(site);
    expect((await app.request(preflight(origin))).headers.get('Access-Control-Allow-Origin')).toBe(
      null,
    );
  },
);

test('where no site is allowed there is nothing to ask', async () => {
  expect((await (await handlerFor()).request(preflight(site))).status).toBe(405);
});

test.each([
  [site, `${site}/thank-you`],
  ['https://evil.example', '/thank-you'],
])('a plain form from %s goes on to %s', async (origin, location) => {
  const app = await handlerFor(site);
  const answer = await app.request(post(formBody(), { ...browser, Origin: origin }));
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, location]);
});
