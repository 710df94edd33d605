import { describe, expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { encodeLead } from '#machines/lead/form-body.ts';
import { quickQuoteForm } from '#content/forms/quick-quote.ts';
import { createFormHandler } from '#src/server/form-handler.ts';
import { formBody, post } from './fixtures/lead.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';

const quick = {
  name: 'Zoë O’Brien-Māhuta',
  email: 'zoe@example.co.nz',
  phone: '021 555 0123',
  location: 'tauranga',
  businessType: 'sole-trader',
  serviceNeeded: 'gst-returns',
  urgency: 'week',
  message: '',
  firm: '',
};

const message = {
  name: 'Aroha Ngata',
  email: 'aroha@example.co.nz',
  subject: 'complaint',
  message: 'Kia ora.\n\n1. <b>Late</b> & "wrong"; 50% = half 🥐',
};

const quickBody = encodeLead(quickQuoteForm, quick);
const messageBody = encodeLead(contactForm, message);

async function handler() {
  const store = await temporaryStore();
  const now = () => new Date('2026-11-21T03:04:05.678Z');
  return { store, app: createFormHandler(store, { distDir: 'no-such-folder', now }) };
}

/** Posts a body that must be rejected. Returns the status and the reason. */
async function rejection(body: string) {
  const { app, store } = await handler();
  const response = await app.request(post(body));
  expect(await store.list()).toEqual([]);
  const { reason } = await response.json();
  return [response.status, reason];
}

test('accepts a town that only its own page offers', async () => {
  const { app, store } = await handler();
  await app.request(post(quickBody.replace('tauranga', 'nelson')));
  const stored = await store.list();
  expect(stored.map(({ values }) => values['location'])).toEqual(['nelson']);
});

test('stores a message and a firm with the request', async () => {
  const { app, store } = await handler();
  const output = { message: 'A letter came on Friday.\nWe use Xero.', firm: 'greenlion' };
  await app.request(post(encodeLead(quickQuoteForm, { ...quick, ...output })));
  await app.request(post(formBody(output)));
  const stored = await store.list();
  expect(stored.map(({ values: { message: sent, firm } }) => [sent, firm])).toEqual([
    ['A letter came on Friday.\nWe use Xero.', 'greenlion'],
    ['A letter came on Friday.\nWe use Xero.', 'greenlion'],
  ]);
});

test.each([
  [
    'quick-quote',
    'form-name=quick-quote&name=Aroha+Ngata&email=aroha%40example.co.nz&phone=&location=tauranga&businessType=sole-trader&serviceNeeded=gst-returns&urgency=&bot-field=',
  ],
  [
    'quote',
    'form-name=quote&businessType=Sole+Trader&location=Tauranga&services=GST+Returns&urgency=asap&firstName=Aroha&lastName=Ngata&email=aroha%40example.co.nz&phone=&businessName=&bot-field=',
  ],
])(
  'accepts a lead of the form %s from a page without message and firm fields',
  async (form, body) => {
    for (const headers of [{}, { 'Lead-Version': '1' }]) {
      const { app, store } = await handler();
      expect((await app.request(post(body, headers))).status).toBe(200);
      const [stored] = await store.list();
      expect([stored?.form, stored?.values['message'], stored?.values['firm']]).toEqual([
        form,
        '',
        '',
      ]);
    }
  },
);

test.each([
  ['1', 'form-name=quote&phone=021+555+0123', 'Choose who the tax is for.'],
  ['any', 'form-name=quote&phone=021+555+0123', 'Choose who the tax is for.'],
  ['1', 'form-name=contact&subject=general', 'Enter your full name.'],
  ['1', quickBody.replace(/&email=[^&]*/, ''), 'Enter your email address.'],
])('Lead-Version %s excuses no field that its pages had: %s', async (version, body, reason) => {
  const { app, store } = await handler();
  const response = await app.request(post(body, { 'Lead-Version': version }));
  expect([response.status, (await response.json()).reason]).toEqual([422, reason]);
  expect(await store.list()).toEqual([]);
});

test('each form is stored under its own name, with its fields in order', async () => {
  const { app, store } = await handler();
  for (const body of [quickBody, messageBody, formBody()]) {
    const response = await app.request(post(body));
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  }
  const stored = await store.list();
  expect(stored.map(({ form }) => form)).toEqual(['quick-quote', 'contact', 'quote']);
  expect(stored[0]?.values).toEqual(quick);
  expect(stored[1]?.values).toMatchObject(message);
  expect(Object.keys(stored[0]?.values ?? {})).toEqual([
    'name',
    'email',
    'phone',
    'location',
    'businessType',
    'serviceNeeded',
    'urgency',
    'message',
    'firm',
  ]);
});

test('the longest message in the widest script fits', async () => {
  const { app, store } = await handler();
  const longest = { ...message, name: '李'.repeat(200), message: '李'.repeat(5000) };
  const response = await app.request(post(encodeLead(contactForm, longest)));
  expect(response.status).toBe(200);
  expect((await store.list())[0]?.values).toMatchObject(longest);
});

test('a form sent again with its key is one lead', async () => {
  const { app, store } = await handler();
  const headers = { 'Idempotency-Key': 'a1b2' };
  await app.request(post(messageBody, headers));
  await app.request(post(messageBody, headers));
  expect(await store.list()).toHaveLength(1);
});

describe('rejects, in words that are safe to show,', () => {
  test.each([
    [
      'a quick quote without a name',
      quickBody.replace(/&name=[^&]*/, '&name='),
      'Enter your name.',
    ],
    [
      'a town without a page',
      quickBody.replace('tauranga', 'taihape'),
      'Where you are based: choose one of the answers in the list.',
    ],
    [
      'a quick quote with a field of another form',
      `${quickBody}&subject=hello`,
      'The form holds a field that is not part of it.',
    ],
    [
      'an email address given twice',
      `${quickBody}&email=other@example.co.nz`,
      'The field email was sent more than once.',
    ],
    [
      'a message of 5,001 characters',
      encodeLead(contactForm, { ...message, message: 'm'.repeat(5001) }),
      'Message must be 5000 characters or fewer.',
    ],
    [
      'an invalid subject',
      messageBody.replace('complaint', '__proto__'),
      'Subject: choose one of the answers in the list.',
    ],
  ])('%s', async (_, body, reason) => {
    expect(await rejection(body)).toEqual([422, reason]);
  });
});
