import { expect, test } from 'vitest';
import { page as privacyNotice } from '#content/pages/privacy.ts';
import { createFormHandler } from '#src/server/form-handler.ts';
import { formBody, post } from './fixtures/lead.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';
import { watchedLog } from './fixtures/watched-log.ts';

async function handler() {
  const store = await temporaryStore();
  const log = watchedLog();
  return { store, log, app: createFormHandler(store, { distDir: 'none', log }) };
}

const detail = { form: 'quote', ms: expect.any(Number) };

test('logs a repeated request as such, and stores it once', async () => {
  const { store, log, app } = await handler();
  for (const status of [200, 200]) {
    const response = await app.request(post(formBody(), { 'Idempotency-Key': 'a1b2' }));
    expect(response.status).toBe(status);
  }
  expect(log.info.mock.calls).toEqual([
    ['lead stored', detail],
    ['lead repeated', detail],
  ]);
  expect(await store.list()).toHaveLength(1);
});

test('logs each of several concurrent requests with its own outcome', async () => {
  const { store, log, app } = await handler();
  const keys = ['a', 'b', 'a', 'b', 'a'];
  await Promise.all(
    keys.map(async (key) => app.request(post(formBody(), { 'Idempotency-Key': key }))),
  );
  const lines = log.info.mock.calls.map(([what]) => what).toSorted();
  expect(lines).toEqual([
    'lead repeated',
    'lead repeated',
    'lead repeated',
    'lead stored',
    'lead stored',
  ]);
  expect(await store.list()).toHaveLength(2);
});

test('quarantines and logs a filled honeypot', async () => {
  const { store, log, app } = await handler();
  await app.request(post(formBody({ 'bot-field': 'buy now' })));
  await app.request(post('form-name=quote&bot-field=x&email=y'));
  expect(log.info.mock.calls).toEqual([
    ['honeypot form quarantined', detail],
    ['honeypot form dropped'],
  ]);
  expect(await store.list()).toEqual([]);
  expect(await store.list({ spam: 'only' })).toMatchObject([
    { id: 1, status: 'spam', values: { firstName: 'Aroha' } },
  ]);
  expect(await store.remove({ email: 'aroha@example.co.nz', spam: 'included' })).toBe(1);
});

test('keeps the newest 1,000 filled honeypots', async () => {
  const { store } = await handler();
  const receivedAt = new Date('2026-11-21T00:00:00.000Z');
  const spam = { form: 'quote', idempotencyKey: undefined, receivedAt, values: {}, isSpam: true };
  await Promise.all(Array.from({ length: 1003 }, () => store.save(spam)));
  const numbers = (await store.list({ spam: 'only' })).map(({ id }) => id);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([1000, 4, 1003]);
});

test('stores with a lead which privacy notice was in force', async () => {
  const { store, app } = await handler();
  await app.request(post(formBody()));
  expect((await store.find({ id: 1 }))[0]?.privacyVersion).toBe(privacyNotice.updated);
});

test.each([
  ['an unknown firm', 'kauri-tax', ['a lead names an unknown firm']],
  ['a firm', 'greenlion', []],
  ['a sample', 'harbour-ledger', []],
  ['no firm', '', []],
])('logs as an error a lead for %s: %s', async (_, firm, lines) => {
  const { log, app, store } = await handler();
  await app.request(post(formBody({ firm })));
  expect(log.error.mock.calls.map(([what]) => what)).toEqual(lines);
  expect(await store.list()).toHaveLength(1);
});
