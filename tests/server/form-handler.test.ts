import { rm } from 'node:fs/promises';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { joinForm } from '#content/forms/join.ts';
import { page as privacyNotice } from '#content/pages/privacy.ts';
import { encodeLead } from '#machines/lead/form-body.ts';
import type { Leads } from '#src/server/decide/open-leads.ts';
import { respondError, readFormPages } from '#src/server/take/answers.ts';
import { createFormHandler } from '#src/server/take/form-handler.ts';
import { browser, formBody, lead, post, postInPieces } from './fixtures/lead.ts';
import { watchedLog } from './fixtures/watched-log.ts';
import { temporarySite } from './fixtures/temporary-store.ts';

async function handler(changes: Partial<Leads> = {}) {
  const { distDir, leads } = await temporarySite();
  const store = { ...leads, ...changes };
  const log = watchedLog();
  const now = () => new Date('2026-11-28T00:00:00.000Z');
  return { store, log, distDir, app: createFormHandler(store, { distDir, log, now }) };
}

const message = {
  name: 'Aroha Ngata',
  email: 'aroha@example.co.nz',
  subject: 'complaint',
  message: 'Kia ora.\n\n1. <b>Late</b> & "wrong"; 50% = half 🥐',
};
const contact = encodeLead(contactForm, message);
const forOneFirm = formBody({ firm: 'greenlion' });
const detail = { form: 'quote', ms: expect.any(Number) };

test('stores a valid form, and acknowledges it', async () => {
  const { app, store } = await handler();
  const response = await app.request(post(formBody()));
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  // The same address responds with HTML or JSON.
  expect(response.headers.get('Vary')).toBe('Accept');
  expect(await store.find({})).toMatchObject([
    {
      id: 1,
      reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      form: 'quote',
      receivedAt: '2026-11-28T00:00:00.000Z',
      writtenAt: undefined,
      status: 'new',
      privacyVersion: privacyNotice.updated,
      values: lead,
    },
  ]);
});

const odd = `O'Brien =1+1 👩‍💻 &amp;{{x}}$& \ufffd`;
const longest = { ...message, name: '李'.repeat(200), message: '李'.repeat(5000) };

test.each([
  ['contact', contact, message],
  ['quote', formBody({ lastName: odd }), { lastName: odd }],
  // The longest message in the widest script fits.
  ['contact', encodeLead(contactForm, longest), longest],
])('stores the form %s as it was typed', async (form, body, values) => {
  const { app, store } = await handler();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  expect((await app.request(post(body, headers))).status).toBe(200);
  expect(await store.list()).toMatchObject([{ form, values }]);
});

test.each([
  ['2592000', '2026-10-29T00:00:00.000Z'],
  ['3600', undefined],
  ['2592001', undefined],
  ['-691200', undefined],
])('a form with the age %j was written at %s', async (age, writtenAt) => {
  const { app, store } = await handler();
  expect((await app.request(post(formBody(), { 'Lead-Age': age }))).status).toBe(200);
  expect((await store.list())[0]?.writtenAt).toBe(writtenAt);
});

const notUtf8 = 'The form is not encoded as UTF-8 text, so nothing was kept of it.';
const noField = 'The form holds a field that is not part of a quote request.';
const early = 'form-name=quote&phone=021+555+0123';
const tooMany = 'The form has more than 100 fields.';

test.each<[number, string, string | Uint8Array<ArrayBuffer>, string?]>([
  [422, 'Choose how soon you need help.', formBody({ urgency: 'yesterday' })],
  [422, noField, formBody({ colour: 'red' })],
  // Its page had the field.
  [422, 'Choose who the tax is for.', early, '1'],
  [422, noField, `${formBody()}${'&a=1'.repeat(89)}`],
  [413, tooMany, `${formBody()}${'&a=1'.repeat(90)}`],
  [400, 'The form does not say which form it is.', 'firstName=Aroha'],
  [400, 'The form says more than once which form it is.', `${formBody()}&form-name=quote`],
  [400, 'There is no form of that name on this site.', formBody({ 'form-name': '__proto__' })],
  // The name is judged before the fields are decoded.
  [400, 'There is no form of that name on this site.', 'form-name=newsletter&a=%ff'],
  [400, notUtf8, 'form-name=quote&firstName=%E9'],
  [400, notUtf8, Uint8Array.of(0x61, 0x3d, 0xe9)],
])(
  'rejects with %i and a reason that is safe to show: %s',
  async (status, reason, body, version) => {
    const { app, store } = await handler();
    const headers = version === undefined ? undefined : { 'Lead-Version': version };
    const response = await app.request(post(body, headers));
    expect([response.status, await response.json()]).toEqual([status, { ok: false, reason }]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(await store.list()).toEqual([]);
  },
);

test('rejects a compressed form with the coding that is accepted', async () => {
  const { app } = await handler();
  const response = await app.request(post(formBody(), { 'Content-Encoding': 'gzip' }));
  expect([response.status, response.headers.get('Accept-Encoding')]).toEqual([415, 'identity']);
});

test.each([
  ['64 KiB', 65_536, 422],
  ['one byte more', 65_537, 413],
])('responds to a form of %s, declared or counted as it arrives', async (_, bytes, status) => {
  const { app } = await handler();
  const body = `${formBody()}&padding=`.padEnd(bytes, 'x');
  const declared = await app.request(post(body, { 'Content-Length': String(bytes) }));
  const counted = await app.request(postInPieces(body.slice(0, 40_000), body.slice(40_000)));
  expect([declared.status, counted.status]).toEqual([status, status]);
});

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
  ['~'.repeat(200), 200],
  ['~'.repeat(201), 400],
  ['', 400],
  ['caf\u00e9', 400],
])('the key %j gets %i', async (key, status) => {
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

const [quarantined, dropped] = [['honeypot form quarantined', detail], ['honeypot form dropped']];

describe.each([
  ['a script', {}],
  ['a browser', browser],
])('a filled honeypot, sent by %s', (_, headers) => {
  test.each([
    ['a complete quote', formBody({ 'bot-field': 'buy now' }), formBody(), quarantined],
    ['an incomplete quote', 'form-name=quote&bot-field=x&email=y', formBody(), dropped],
    ['one for a firm', 'form-name=quote&bot-field=x&firm=greenlion', forOneFirm, dropped],
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
  ['?', 'Your request has arrived.', formBody()],
  [
    '&firm=greenlion',
    'Your request has arrived. We pass it to Greenlion, and to nobody else.',
    forOneFirm,
  ],
  ['&form=contact', 'Your message has arrived, and we will answer by email.', contact],
  [
    '&form=join',
    'Your request to join has arrived. We answer by email, with the price and what comes next. Until then, find your NZBN, your tax agent listing and your membership. To add to your request, write to hello@waymark.example.',
    encodeLead(joinForm, { firmName: 'Ledger & Co', name: 'Ana', email: 'ana@example.co.nz' }),
  ],
])('a plain form redirects to its receipt, which is also the body: %s', async (...each) => {
  const [query, receipt, body] = each;
  const { app, store } = await handler();
  const response = await app.request(post(body, browser));
  const [stored] = await store.list();
  expect([response.status, response.headers.get('Location')]).toEqual([
    303,
    `/thank-you?reference=${stored?.reference}${query.replace('?', '')}`,
  ]);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toBe(
    `<!doctype html><title>Thank you</title><p>${receipt} Your reference is <strong>${stored?.reference}</strong></p>`,
  );
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

test('a plain form gets the pages that existed when the server started, or plain ones', async () => {
  const { app, store, distDir } = await handler();
  const bare = createFormHandler(store, { distDir: 'no-such-folder' });
  await rm(distDir, { recursive: true });
  const pagesOf = async (each: Hono) => {
    const kept = await each.request(post(formBody(), browser));
    const rejected = await each.request(post('{}', { ...browser, 'Content-Type': 'text/plain' }));
    expect(rejected.status).toBe(415);
    expect(rejected.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    return [await kept.text(), await rejected.text()];
  };
  const reason = 'A form is sent as application/x-www-form-urlencoded, in UTF-8.';
  expect(await pagesOf(app)).toEqual([
    expect.stringContaining('<title>Thank you</title>'),
    `<!doctype html><p role="alert">${reason}</p>`,
  ]);
  expect(await pagesOf(bare)).toEqual([
    expect.stringContaining('<p>Your request has arrived. Your reference is <strong>'),
    expect.stringContaining(`<h1>Your request was not sent</h1><p>${reason}</p>`),
  ]);
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
