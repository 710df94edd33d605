import { rm } from 'node:fs/promises';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { encodeLead } from '#machines/lead/form-body.ts';
import { respondError, readFormPages } from '#src/server/form-responses.ts';
import { createFormHandler } from '#src/server/form-handler.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import { atEveryClock } from '#tests/clocks.ts';
import { buildSiteIn } from './fixtures/built-site.ts';
import { browser, formBody, post } from './fixtures/lead.ts';
import { watchedLog } from './fixtures/watched-log.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';

async function handler(changes: Partial<LeadStore> = {}) {
  const distDir = await buildSiteIn(await temporaryFolder());
  const store = { ...(await temporaryStore()), ...changes };
  const log = watchedLog();
  return { store, log, app: createFormHandler(store, { distDir, log }) };
}

const broken = { save: () => Promise.reject(new Error('disk full at Aroha Ngata')) };

describe('a repeated request', () => {
  test('with the same key is one lead', async () => {
    const { app, store } = await handler();
    const headers = { 'Idempotency-Key': 'a1b2' };
    const statuses = [
      (await app.request(post(formBody(), headers))).status,
      (await app.request(post(formBody(), headers))).status,
    ];
    expect(statuses).toEqual([200, 200]);
    expect(await store.list()).toHaveLength(1);
  });

  test('sent twenty times at once is one lead', async () => {
    const { app, store } = await handler();
    const responses = await Promise.all(
      Array.from({ length: 20 }, async () =>
        app.request(post(formBody(), { 'Idempotency-Key': 'a1b2' })),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await store.list()).toHaveLength(1);
  });

  test('with the same key and another body is rejected, and the first lead stays unchanged', async () => {
    const { app, store } = await handler();
    const headers = { 'Idempotency-Key': 'a1b2' };
    const other = formBody({ firstName: 'Mere' });
    const responses = await Promise.all(
      [formBody(), other, formBody()].map(async (body) => app.request(post(body, headers))),
    );
    responses.push(await app.request(post(other, headers)));
    expect(responses.map(({ status }) => status)).toEqual([200, 422, 200, 422]);
    expect(await responses[3]?.json()).toEqual({
      ok: false,
      reason:
        'This Idempotency-Key came with another form before; send this one under a key of its own.',
    });
    expect((await store.list()).map(({ values }) => values['firstName'])).toEqual(['Aroha']);
  });

  test('with another key, or without a key, is another lead', async () => {
    const { app, store } = await handler();
    await app.request(post(formBody(), { 'Idempotency-Key': 'a1b2' }));
    await app.request(post(formBody(), { 'Idempotency-Key': 'c3d4' }));
    await app.request(post(formBody()));
    await app.request(post(formBody()));
    expect(await store.list()).toHaveLength(4);
  });

  test.each([
    ['200 visible characters', '~'.repeat(200), 200],
    ['201 characters', '~'.repeat(201), 400],
    ['a space within', 'a b', 400],
    ['nothing', '', 400],
    ['a letter outside ASCII', 'caf\u00e9', 400],
  ])('a key of %s', async (_, key, status) => {
    const { app } = await handler();
    const response = await app.request(post(formBody(), { 'Idempotency-Key': key }));
    expect(response.status).toBe(status);
  });
});

/** A response as a program reads it, without the reference, which varies. */
async function responseOf(app: Hono, body: string, headers: Record<string, string>) {
  const response = await app.request(post(body, headers));
  const withoutReference = (text: string) => text.replaceAll(/[\dA-Z]{4}-[\dA-Z]{4}/g, '…');
  return {
    status: response.status,
    headers: [...response.headers].flat().map(withoutReference),
    body: withoutReference(await response.text()),
  };
}

describe('a filled honeypot', () => {
  const message = {
    name: 'Aroha Ngata',
    email: 'aroha@example.co.nz',
    subject: 'general',
    message: 'Kia ora',
  };
  const contact = encodeLead(contactForm, message);
  const forOneFirm = formBody({ firm: 'greenlion' });

  describe.each([
    ['a script', {}],
    ['a browser', browser],
  ])('sent by %s', (_, headers) => {
    test.each([
      ['a complete quote', formBody({ 'bot-field': 'buy now' }), formBody()],
      ['a quote with a second one', `${formBody()}&bot-field=x`, formBody()],
      ['an incomplete quote', 'form-name=quote&bot-field=x&email=y', formBody()],
      ['an incomplete quote for a firm', 'form-name=quote&bot-field=x&firm=greenlion', forOneFirm],
      ['an incomplete contact form', 'form-name=contact&bot-field=x', contact],
    ])('in %s gets the success response and stores no lead', async (__, filled, genuine) => {
      const { app, store } = await handler();
      const trapped = await responseOf(app, filled, headers);
      expect(await store.list()).toEqual([]);
      expect(trapped).toEqual(await responseOf(app, genuine, headers));
      expect(await store.list()).toHaveLength(1);
    });
  });
});

describe('a plain form post', () => {
  test('that is stored redirects to the thank-you page, which is also the body', async () => {
    const { app, store } = await handler();
    const response = await app.request(post(formBody(), browser));
    expect(response.status).toBe(303);
    const [stored] = await store.list();
    expect(stored?.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(response.headers.get('Location')).toBe(`/thank-you?reference=${stored?.reference}`);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe(
      `<!doctype html><title>Thank you</title><p>Your request has arrived. Your reference is ${stored?.reference}.</p>`,
    );
  });

  test.each([
    [
      'a request for one firm',
      formBody({ firm: 'greenlion' }),
      /^\/thank-you\?reference=[\dA-Z-]{9}&firm=greenlion$/,
      'We pass it to Greenlion, and to nobody else.',
    ],
    [
      'a message',
      'form-name=contact&name=Mere&email=mere%40example.co.nz&subject=general&message=Hello',
      /^\/thank-you\?reference=[\dA-Z-]{9}&form=contact$/,
      'Your message has arrived, and we will answer by email.',
    ],
  ])('that is %s shows it in the URL and on the page', async (_, body, address, receipt) => {
    const { app } = await handler();
    const response = await app.request(post(body, browser));
    expect(response.headers.get('Location')).toMatch(address);
    expect(await response.text()).toContain(receipt);
  });

  atEveryClock(() => {
    test('sent again within a day is one lead, with one reference', async () => {
      let now = new Date('2026-11-21T23:59:00.000Z');
      const store = await temporaryStore();
      const app = createFormHandler(store, { distDir: 'none', now: () => now });
      const send = async (changes = {}) => {
        const response = await app.request(post(formBody(changes), browser));
        return response.headers.get('Location');
      };
      const first = await send();
      now = new Date('2026-11-22T00:01:00.000Z');
      expect([await send(), await send()]).toEqual([first, first]);
      expect(await store.list()).toHaveLength(1);
      expect(await send({ firstName: 'Mere' })).not.toBe(first);
      now = new Date('2026-11-23T00:01:00.000Z');
      await send();
      expect((await store.list()).map(({ receivedAt }) => receivedAt.slice(0, 10))).toEqual([
        '2026-11-21',
        '2026-11-22',
        '2026-11-23',
      ]);
    });
  });

  test('that is rejected gets the problem page with the reason', async () => {
    const { app } = await handler();
    const response = await app.request(post(formBody({ firstName: '' }), browser));
    expect(response.status).toBe(422);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    expect(await response.text()).toBe('<!doctype html><p role="alert">Enter your first name.</p>');
  });

  test.each([
    ['too large', post('x'.repeat(70_000), browser), 413, 'The form is larger than 64 KiB.'],
    [
      'of the wrong type',
      post('{}', { ...browser, 'Content-Type': 'text/plain' }),
      415,
      'A form is sent as application/x-www-form-urlencoded, in UTF-8.',
    ],
  ])('that is %s also gets the problem page', async (_, request, status, reason) => {
    const { app } = await handler();
    const response = await app.request(request);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(`<!doctype html><p role="alert">${reason}</p>`);
  });

  test('escapes markup in a reason', async () => {
    const distDir = await buildSiteIn(await temporaryFolder());
    for (const folder of [distDir, 'no-such-folder']) {
      const app = new Hono();
      app.post('/', (c) => respondError(c, readFormPages(folder), 422, `<b>"$&" & 'x'</b>`));
      const page = await (await app.request(post('', browser))).text();
      expect(page).toContain('>&lt;b&gt;&quot;$&amp;&quot; &amp; &#39;x&#39;&lt;/b&gt;</p>');
    }
  });

  test('gets the pages that existed when the server started', async () => {
    const distDir = await buildSiteIn(await temporaryFolder());
    const app = createFormHandler(await temporaryStore(), { distDir });
    await rm(distDir, { recursive: true });
    const kept = await app.request(post(formBody(), browser));
    expect(await kept.text()).toContain('<title>Thank you</title>');
    const rejected = await app.request(post('', browser));
    expect(await rejected.text()).toContain('<p role="alert">');
  });

  test('gets a plain page when the built one is missing', async () => {
    const app = createFormHandler(await temporaryStore(), { distDir: 'no-such-folder' });
    const kept = await app.request(post(formBody(), browser));
    expect(await kept.text()).toMatch(
      /<p>Your request has arrived\. Your reference is [\dA-Z]{4}-[\dA-Z]{4}\.<\/p>/,
    );
    const rejected = await app.request(post(formBody({ email: '' }), browser));
    const page = await rejected.text();
    expect(page).toContain('<h1>Your request was not sent</h1>');
    expect(page).toContain('<p>Enter your email address.</p>');
    expect(page.startsWith('<!doctype html>')).toBe(true);
  });
});

test.each([
  ['application/json', 'application/json'],
  ['*/*', 'application/json'],
  ['application/json, text/html;q=0.5', 'application/json'],
  ['text/html;q=0, */*', 'application/json'],
  ['text/html', 'text/html; charset=UTF-8'],
  [browser.Accept, 'text/html; charset=UTF-8'],
])('Accept: %s gets %s', async (accept, type) => {
  const { app } = await handler();
  const response = await app.request(post(formBody(), { Accept: accept }));
  expect(response.headers.get('Content-Type')).toBe(type);
});

describe('a failing store', () => {
  test('gives a 503 with Retry-After, without the cause', async () => {
    const { app, log } = await handler(broken);
    const response = await app.request(post(formBody()));
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('10');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      ok: false,
      reason: 'We could not save your request. Please try again in a minute.',
    });
    expect(log.error).toHaveBeenCalledExactlyOnceWith('could not store a lead', expect.any(Error));
  });

  test('shows a browser the problem page', async () => {
    const { app } = await handler(broken);
    const response = await app.request(post(formBody(), browser));
    expect(response.status).toBe(503);
    expect(await response.text()).toBe(
      '<!doctype html><p role="alert">We could not save your request. Please try again in a minute.</p>',
    );
  });

  test('sends no success response before the lead is stored', async () => {
    const order: string[] = [];
    const { app } = await handler({
      save: async () => {
        await Promise.resolve();
        order.push('stored');
        return 'stored';
      },
    });
    await app.request(post(formBody()));
    order.push('answered');
    expect(order).toEqual(['stored', 'answered']);
  });
});
