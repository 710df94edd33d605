import { describe, expect, test } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { buildSiteIn } from './fixtures/built-site.ts';
import { formBody, post, postStream } from './fixtures/lead.ts';
import { watchedLog } from './fixtures/watched-log.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';

async function app() {
  const folder = await temporaryFolder();
  const store = await storeIn(folder);
  const log = watchedLog();
  return { store, log, app: createApp({ store, distDir: await buildSiteIn(folder), log }) };
}

describe('the whole server', () => {
  test('serves the site and takes forms at the same address', async () => {
    const { app: server, store } = await app();
    expect(await (await server.request('/')).text()).toContain('Home');
    expect((await server.request(post(formBody()))).status).toBe(200);
    expect(await store.list()).toHaveLength(1);
  });

  test.each([
    ['PUT', '/', ['GET', 'HEAD', 'POST']],
    ['OPTIONS', '/', ['GET', 'HEAD', 'POST']],
    ['POST', '/quote', ['GET', 'HEAD']],
    ['DELETE', '/assets/app-B1a2.js', ['GET', 'HEAD']],
    ['POST', '/nowhere', ['GET', 'HEAD']],
  ])('answers %s %s with the methods it takes', async (method, address, methods) => {
    const { app: server } = await app();
    const response = await server.request(address, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')?.split(', ').toSorted()).toEqual(methods);
  });

  test('forbids guessing at the type of a file', async () => {
    const { app: server } = await app();
    for (const address of ['/', '/nowhere', '/robots.txt']) {
      const { headers } = await server.request(address);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  test('says one sentence when it fails, and logs why', async () => {
    const { app: server, log } = await app();
    const lost = new Error('the connection is lost');
    const request = postStream(
      new ReadableStream({ start: (controller) => controller.error(lost) }),
    );
    const response = await server.request(request);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe(
      'Something went wrong at our end. Please try again in a minute.',
    );
    expect(log.failure).toHaveBeenCalledExactlyOnceWith('a request failed', lost);
  });
});
