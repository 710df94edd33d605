import { expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { quickQuoteForm } from '#content/forms/quick-quote.ts';
import { page as privacyNotice } from '#content/pages/privacy.ts';
import { encodeLead } from '#machines/lead/form-body.ts';
import { createFormHandler } from '#src/server/take/form-handler.ts';
import { formBody, lead, post, postInPieces } from './fixtures/lead.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';

async function handler() {
  const store = await temporaryStore();
  const now = () => new Date('2026-11-28T00:00:00.000Z');
  return { store, app: createFormHandler(store, { distDir: 'no-such-folder', now }) };
}

/** Posts a body that must be rejected. Returns the status and the reason. */
async function rejection(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const { app, store } = await handler();
  const response = await app.request(post(body, headers));
  expect(await store.list()).toEqual([]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Vary')).toBe('Accept');
  const { ok, reason } = await response.json();
  expect(ok).toBe(false);
  return [response.status, reason];
}

const quick = {
  name: 'Zoë O’Brien-Māhuta',
  email: 'zoe@example.co.nz',
  phone: '021 555 0123',
  // A town that only its own page offers.
  location: 'nelson',
  businessType: 'sole-trader',
  serviceNeeded: 'gst-returns',
  urgency: 'week',
  message: 'A letter came on Friday.\nWe use Xero.',
  firm: 'greenlion',
};

const message = {
  name: 'Aroha Ngata',
  email: 'aroha@example.co.nz',
  subject: 'complaint',
  message: 'Kia ora.\n\n1. <b>Late</b> & "wrong"; 50% = half 🥐',
};

const quickBody = encodeLead(quickQuoteForm, quick);

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

test.each([
  ['quick-quote', quickBody, quick],
  ['contact', encodeLead(contactForm, message), message],
  [
    'quote',
    formBody({ lastName: `O'Brien =1+1 👩‍💻 &amp;{{x}}$& \ufffd` }),
    { lastName: `O'Brien =1+1 👩‍💻 &amp;{{x}}$& \ufffd` },
  ],
])('stores the form %s as it was typed', async (form, body, values) => {
  const { app, store } = await handler();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  expect((await app.request(post(body, headers))).status).toBe(200);
  expect(await store.list()).toMatchObject([{ form, values }]);
});

test('the longest message in the widest script fits', async () => {
  const { app, store } = await handler();
  const longest = { ...message, name: '李'.repeat(200), message: '李'.repeat(5000) };
  expect((await app.request(post(encodeLead(contactForm, longest)))).status).toBe(200);
  expect((await store.list())[0]?.values).toMatchObject(longest);
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

const noType = 'Choose who the tax is for.';

test.each([
  ['an unknown option', formBody({ urgency: 'yesterday' }), 'Choose how soon you need help.'],
  [
    'an unknown field',
    formBody({ colour: 'red' }),
    'The form holds a field that is not part of a quote request.',
  ],
  ['a field that its page had', 'form-name=quote&phone=021+555+0123', noType, '1'],
  ['a field that any page had', 'form-name=quote&phone=021+555+0123', noType, 'any'],
])('rejects %s with a reason that is safe to show', async (_, body, reason, version?: string) => {
  const headers = version === undefined ? {} : { 'Lead-Version': version };
  expect(await rejection(body, headers)).toEqual([422, reason]);
});

const nameless = 'The form does not say which form it is.';
const unknown = 'There is no form of that name on this site.';
const notUtf8 = 'The form is not encoded as UTF-8 text, so nothing was kept of it.';

test.each([
  ['form-name', 'firstName=Aroha', nameless],
  [
    'one form-name',
    `${formBody()}&form-name=quote`,
    'The form says more than once which form it is.',
  ],
  ['a name of its own', formBody({ 'form-name': '__proto__' }), unknown],
  ['a known name, before it decodes the fields', 'form-name=newsletter&a=%ff', unknown],
  ['a whole last escape', 'form-name=quote&firstName=100%', notUtf8],
  ['UTF-8', 'form-name=quote&firstName=%E9', notUtf8],
  ['UTF-8 in its raw bytes', Uint8Array.of(0x61, 0x3d, 0xe9), notUtf8],
])('rejects a form without %s', async (_, body, reason) => {
  expect(await rejection(body)).toEqual([400, reason]);
});

test('rejects a compressed form with the coding that is accepted', async () => {
  const { app } = await handler();
  const response = await app.request(post(formBody(), { 'Content-Encoding': 'gzip' }));
  expect([response.status, response.headers.get('Accept-Encoding')]).toEqual([415, 'identity']);
});

test.each([
  ['100 fields', `${formBody()}${'&a=1'.repeat(89)}`, 422],
  ['101 fields', `${formBody()}${'&a=1'.repeat(90)}`, 413],
  ['thousands that cannot be decoded', `form-name=quote&${'%ff&'.repeat(16_000)}`, 413],
])('responds to a form of %s', async (_, body, status) => {
  const reason =
    status === 413
      ? 'The form has more than 100 fields.'
      : 'The form holds a field that is not part of a quote request.';
  expect(await rejection(body)).toEqual([status, reason]);
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
