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

  test('shows the receipt named in the URL on the thank-you page, and nothing else', async () => {
    const { app: server } = await app();
    const page = async (query: string) => (await server.request(`/thank-you${query}`)).text();
    expect(await page('?reference=K7Q2-M9XD')).toBe(
      '<!doctype html><title>Thank you</title><p>Your request has arrived. Your reference is K7Q2-M9XD.</p>',
    );
    for (const query of ['', '?reference=', '?reference=%3Cscript%3E', '?reference=k7q2-m9xd']) {
      expect(await page(query)).toContain(
        '<p>If the form brought you here, what you sent has arrived. To ask about it, give your email address.</p>',
      );
    }
    const { headers } = await server.request('/thank-you?reference=K7Q2-M9XD');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test.each([
    [
      'firm=greenlion',
      'Your request has arrived. We pass it to Greenlion, and to nobody else. Your reference is K7Q2-M9XD.',
    ],
    ['firm=harbour-ledger', 'Your request has arrived. Your reference is K7Q2-M9XD.'],
    ['firm=%3Cscript%3E', 'Your request has arrived. Your reference is K7Q2-M9XD.'],
    [
      'form=contact',
      'Your message has arrived, and we will answer by email. Your reference is K7Q2-M9XD.',
    ],
    ['form=acme', 'Your request has arrived. Your reference is K7Q2-M9XD.'],
  ])('with %s the thank-you page shows: %s', async (query, receipt) => {
    const { app: server } = await app();
    const page = await server.request(`/thank-you?reference=K7Q2-M9XD&${query}`);
    expect(await page.text()).toBe(`<!doctype html><title>Thank you</title><p>${receipt}</p>`);
  });

  test.each([
    ['PUT', '/', ['GET', 'HEAD', 'POST']],
    ['OPTIONS', '/', ['GET', 'HEAD', 'POST']],
    ['POST', '/quote', ['GET', 'HEAD']],
    ['DELETE', '/assets/app-B1a2.js', ['GET', 'HEAD']],
    ['POST', '/nowhere', ['GET', 'HEAD']],
  ])('responds to %s %s with the allowed methods', async (method, address, methods) => {
    const { app: server } = await app();
    const response = await server.request(address, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')?.split(', ').toSorted()).toEqual(methods);
  });

  test('forbids MIME sniffing', async () => {
    const { app: server } = await app();
    for (const address of ['/', '/nowhere', '/robots.txt']) {
      const { headers } = await server.request(address);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  test('responds with one sentence when it fails, and logs the error', async () => {
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
    expect(log.error).toHaveBeenCalledExactlyOnceWith('request failed', lost);
  });
});

test('does not count an aborted request as a server failure', async () => {
  const { app: server, log } = await app();
  const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  await server.request(
    postStream(new ReadableStream({ start: (controller) => controller.error(gone) })),
  );
  expect(log.error).not.toHaveBeenCalled();
  expect(log.info).toHaveBeenCalledExactlyOnceWith('client closed the connection');
});
