import { rm } from 'node:fs/promises';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { encodeLead } from '#machines/lead/form-body.ts';
import type { Leads } from '#src/server/decide/open-leads.ts';
import { respondError, readFormPages } from '#src/server/take/answers.ts';
import { createFormHandler } from '#src/server/take/form-handler.ts';
import { buildSiteIn } from './fixtures/built-site.ts';
import { browser, formBody, post } from './fixtures/lead.ts';
import { watchedLog } from './fixtures/watched-log.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';

async function handler(changes: Partial<Leads> = {}) {
  const distDir = await buildSiteIn(await temporaryFolder());
  const store = { ...(await temporaryStore()), ...changes };
  const log = watchedLog();
  return { store, log, distDir, app: createFormHandler(store, { distDir, log }) };
}

const detail = { form: 'quote', ms: expect.any(Number) };

test('requests with one key are one lead, and those with another body are rejected', async () => {
  const { app, store, log } = await handler();
  const send = async (key: string, firstName: string) => {
    const response = await app.request(post(formBody({ firstName }), { 'Idempotency-Key': key }));
    return [response.status, (await response.json()).reason];
  };
  expect(await send('a', 'Aroha')).toEqual([200, undefined]);
  expect(await send('a', 'Aroha')).toEqual([200, undefined]);
  expect(await send('b', 'Aroha')).toEqual([200, undefined]);
  expect(await send('a', 'Mere')).toEqual([
    422,
    'This Idempotency-Key came with another form before; send this one under a key of its own.',
  ]);
  expect(log.info.mock.calls).toEqual([
    ['lead stored', detail],
    ['lead repeated', detail],
    ['lead stored', detail],
    ['form rejected', { status: 422 }],
  ]);
  expect((await store.list()).map(({ values }) => values['firstName'])).toEqual(['Aroha', 'Aroha']);
});

test('a program without a key sends a new lead each time, and a plain form one', async () => {
  const { app, store } = await handler();
  for (const headers of [{}, {}, browser, browser]) await app.request(post(formBody(), headers));
  const references = (await store.list()).map(({ reference }) => reference);
  expect(new Set(references).size).toBe(3);
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

const contact = encodeLead(contactForm, {
  name: 'Aroha Ngata',
  email: 'aroha@example.co.nz',
  subject: 'general',
  message: 'Kia ora',
});
const forOneFirm = formBody({ firm: 'greenlion' });
const [quarantined, dropped] = [['honeypot form quarantined', detail], ['honeypot form dropped']];

describe.each([
  ['a script', {}],
  ['a browser', browser],
])('a filled honeypot, sent by %s', (_, headers) => {
  test.each([
    ['a complete quote', formBody({ 'bot-field': 'buy now' }), formBody(), quarantined],
    ['a quote with a second one', `${formBody()}&bot-field=x`, formBody(), quarantined],
    ['an incomplete quote', 'form-name=quote&bot-field=x&email=y', formBody(), dropped],
    ['one for a firm', 'form-name=quote&bot-field=x&firm=greenlion', forOneFirm, dropped],
    ['an incomplete contact form', 'form-name=contact&bot-field=x', contact, dropped],
  ])('in %s gets the success response and is no lead', async (__, filled, genuine, line) => {
    const { app, store, log } = await handler();
    const trapped = await responseOf(app, filled, headers);
    expect(log.info.mock.calls).toEqual([line]);
    expect(await store.list()).toEqual([]);
    expect(await store.list({ spam: 'only' })).toHaveLength(line === quarantined ? 1 : 0);
    expect(trapped).toEqual(await responseOf(app, genuine, headers));
  });
});

test.each([
  [
    'a request',
    formBody(),
    /^\/thank-you\?reference=[\dA-Z]{4}-[\dA-Z]{4}$/,
    'Your request has arrived.',
  ],
  [
    'a request for one firm',
    forOneFirm,
    /^\/thank-you\?reference=[\dA-Z-]{9}&firm=greenlion$/,
    'Your request has arrived. We pass it to Greenlion, and to nobody else.',
  ],
  [
    'a message',
    contact,
    /^\/thank-you\?reference=[\dA-Z-]{9}&form=contact$/,
    'Your message has arrived, and we will answer by email.',
  ],
])('a plain form with %s redirects to its receipt, which is also the body', async (...each) => {
  const [, body, address, receipt] = each;
  const { app, store } = await handler();
  const response = await app.request(post(body, browser));
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toMatch(address);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const [stored] = await store.list();
  expect(response.headers.get('Location')).toContain(stored?.reference);
  expect(await response.text()).toBe(
    `<!doctype html><title>Thank you</title><p>${receipt} Your reference is <strong>${stored?.reference}</strong></p>`,
  );
});

test.each([
  ['that is rejected', post(formBody({ firstName: '' }), browser), 422, 'Enter your first name.'],
  ['that is too large', post('x'.repeat(70_000), browser), 413, 'The form is larger than 64 KiB.'],
  [
    'of the wrong type',
    post('{}', { ...browser, 'Content-Type': 'text/plain' }),
    415,
    'A form is sent as application/x-www-form-urlencoded, in UTF-8.',
  ],
])('a plain form %s gets the problem page', async (_, request, status, reason) => {
  const { app } = await handler();
  const response = await app.request(request);
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(await response.text()).toBe(`<!doctype html><p role="alert">${reason}</p>`);
});

test('escapes markup in a reason', async () => {
  const { distDir } = await handler();
  for (const folder of [distDir, 'no-such-folder']) {
    const app = new Hono();
    app.post('/', (c) => respondError(c, readFormPages(folder), 422, `<b>"$&" & 'x'</b>`));
    const page = await (await app.request(post('', browser))).text();
    expect(page).toContain('>&lt;b&gt;&quot;$&amp;&quot; &amp; &#39;x&#39;&lt;/b&gt;</p>');
  }
});

test('a plain form gets the pages that existed when the server started', async () => {
  const { app, distDir } = await handler();
  await rm(distDir, { recursive: true });
  const kept = await app.request(post(formBody(), browser));
  expect(await kept.text()).toContain('<title>Thank you</title>');
  const rejected = await app.request(post('', browser));
  expect(await rejected.text()).toContain('<p role="alert">');
});

test('a plain form gets a plain page when the built one is missing', async () => {
  const app = createFormHandler(await temporaryStore(), { distDir: 'no-such-folder' });
  const kept = await app.request(post(formBody(), browser));
  expect(await kept.text()).toMatch(
    /<p>Your request has arrived\. Your reference is <strong>[\dA-Z]{4}-[\dA-Z]{4}<\/strong><\/p>/,
  );
  const rejected = await app.request(post(formBody({ email: '' }), browser));
  expect(await rejected.text()).toMatch(
    /^<!doctype html>.*<h1>Your request was not sent<\/h1><p>Enter your email address\.<\/p>/,
  );
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

const unsaved = 'We could not save your request. Please try again in a minute.';

test.each([
  ['a script', {}, JSON.stringify({ ok: false, reason: unsaved })],
  ['a browser', browser, `<!doctype html><p role="alert">${unsaved}</p>`],
])('a failing store gives %s a 503 with Retry-After, without the cause', async (...each) => {
  const [, headers, body] = each;
  const { app, log } = await handler({
    save: () => Promise.reject(new Error('disk full at Aroha Ngata')),
  });
  const response = await app.request(post(formBody(), headers));
  expect([response.status, await response.text()]).toEqual([503, body]);
  expect(response.headers.get('Retry-After')).toBe('10');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(log.error).toHaveBeenCalledExactlyOnceWith('could not store a lead', expect.any(Error));
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
