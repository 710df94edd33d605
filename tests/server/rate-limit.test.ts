import { describe, expect, test } from 'vitest';
import { createFormHandler, type FormHandlerOptions } from '#src/server/take/form-handler.ts';
import { rateLimit } from '#src/server/take/rate-limit.ts';
import { tokenBuckets } from '#src/server/token-buckets.ts';
import { formBody, post } from './fixtures/lead.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';
import { watchedLog } from './fixtures/watched-log.ts';

const passed = (count: number) => Array.from({ length: count }, () => 0);

describe('the limit for an IP address', () => {
  test('allows a burst, then a steady rate', () => {
    let now = 0;
    const secondsToWait = rateLimit(3, () => now).forAddress;
    expect([1, 2, 3, 4].map(() => secondsToWait('a'))).toEqual([0, 0, 0, 20]);
    expect(secondsToWait('b')).toBe(0);
    now = 15_000;
    expect(secondsToWait('a')).toBe(5);
    now = 20_000;
    expect([1, 2].map(() => secondsToWait('a'))).toEqual([0, 20]);
    now = 1_000_000;
    expect([1, 2, 3, 4].map(() => secondsToWait('a'))).toEqual([0, 0, 0, 20]);
  });

  test('is five times as high for an IPv6 /48, and 25 times for all addresses', () => {
    const { forAddress, forAll } = rateLimit(1, () => 0);
    const households = ['00', '100', '200', '300', '400', '500'];
    expect(households.map((part) => forAddress(`2001:db8:7:${part}`))).toEqual([...passed(5), 12]);
    expect(['2001:db8:8:0', '192.0.2.1'].map(forAddress)).toEqual([0, 0]);
    const addresses = Array.from({ length: 26 }, (_, index) => `192.0.2.${index}`);
    expect(addresses.map(forAll)).toEqual([...passed(25), 3]);
  });

  test('lets newcomers in while sixty addresses send all that they may', () => {
    const { forAddress, forAll } = rateLimit(120, () => 0);
    const send = (address: string): number => forAddress(address) || forAll(address);
    const busy = Array.from({ length: 60 }, (_, index) => `192.0.2.${index}`);
    for (let round = 0; round < 120; round += 1) busy.forEach(send);
    const newcomers = Array.from({ length: 300 }, (_, index) => `198.51.100.${index}`);
    expect(newcomers.map(send)).toEqual(passed(300));
  });

  test('can be switched off', () => {
    const { forAddress, forAll, suspicionOf } = rateLimit(0);
    const found = passed(1000).map(() => [forAddress('a'), forAll('a'), suspicionOf('a')]);
    expect(new Set(found.flat())).toEqual(new Set([0, 'none']));
  });

  test('forgets the longest idle address beyond ten thousand', () => {
    const secondsToWait = tokenBuckets(1, 60_000, () => 0);
    secondsToWait('old');
    secondsToWait('quiet');
    expect(secondsToWait('old')).toBe(60);
    for (let other = 0; other < 9999; other += 1) secondsToWait(`other ${other}`);
    expect([secondsToWait('old'), secondsToWait('quiet')]).toEqual([60, 0]);
  });
});

/** The statuses of forms from these addresses, as headers say, of which one a minute is allowed. */
async function statusesOf(
  addresses: readonly string[],
  settings: Partial<FormHandlerOptions>,
  peer?: object,
) {
  const options = { distDir: 'no-such-folder', leadsPerMinute: 1, ...settings };
  const app = createFormHandler(await temporaryStore(), options);
  const statuses: number[] = [];
  for (const address of addresses) {
    const request = post(formBody(), { 'X-Forwarded-For': address });
    statuses.push((await app.request(request, undefined, peer)).status);
  }
  return statuses;
}

describe('a form beyond the limit', () => {
  test('is rejected with Retry-After', async () => {
    const options = { distDir: 'no-such-folder', leadsPerMinute: 1 };
    const app = createFormHandler(await temporaryStore(), options);
    expect((await app.request(post(formBody()))).status).toBe(200);
    const rejected = await app.request(post(formBody()));
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await rejected.json()).toEqual({
      ok: false,
      reason: 'We are getting too many forms just now. Please try again in a minute.',
    });
  });

  test.each([
    [
      'the address seen by the trusted proxy, not a forged one',
      1,
      ['192.0.2.1', '192.0.2.2', '6.6.6.6, 192.0.2.1'],
      [200, 200, 429],
    ],
    ['the connection’s without a proxy', 0, ['192.0.2.1', '192.0.2.2'], [200, 429]],
    [
      'the /56 of an IPv6 address',
      1,
      ['2001:db8::1', '2001:0DB8:0:0:9::2', '2001:db8:0:ff::1', '2001:db8:0:100::1'],
      [200, 429, 429, 200],
    ],
    ['the IPv4 address in IPv6', 1, ['::ffff:192.0.2.1', '192.0.2.1'], [200, 429]],
    ['the address without its port', 1, ['192.0.2.1:1000', '192.0.2.1'], [200, 429]],
  ])('is counted for %s', async (_, trustedProxies, addresses, statuses) => {
    expect(await statusesOf(addresses, { trustedProxies })).toEqual(statuses);
  });

  const elsewhere = { proxyNetworks: ['203.0.113.0/24'] };

  test.each([
    ['127.0.0.1', true, {}],
    ['::ffff:10.0.0.7', true, {}],
    ['203.0.113.7', false, {}],
    [undefined, false, {}],
    ['203.0.113.7', true, elsewhere],
    ['127.0.0.1', false, elsewhere],
  ])('from %s has trusted headers: %s, with %j', async (remoteAddress, isTrusted, settings) => {
    const peer = { incoming: { socket: { remoteAddress } } };
    const options = { trustedProxies: 1, ...settings };
    expect(await statusesOf(['192.0.2.1', '192.0.2.2'], options, peer)).toEqual([
      200,
      isTrusted ? 200 : 429,
    ]);
  });

  test('is warned of if a proxy does not say whose it is', async () => {
    const log = watchedLog();
    const options = { distDir: '-', trustedProxies: 1, log };
    const app = createFormHandler(await temporaryStore(), options);
    await app.request(post(formBody(), { 'X-Forwarded-For': '192.0.2.1' }));
    expect(log.warning).not.toHaveBeenCalled();
    await app.request(post(formBody()));
    expect(log.warning).toHaveBeenCalledOnce();
  });

  test('uses nothing of everybody’s allowance if it is invalid', async () => {
    const options = { distDir: 'no-such-folder', leadsPerMinute: 1, trustedProxies: 1 };
    const app = createFormHandler(await temporaryStore(), options);
    const sentBy = (index: number) => ({ 'X-Forwarded-For': `192.0.2.${index}` });
    for (let index = 0; index < 100; index += 1) {
      await app.request(post(formBody({ email: '' }), sentBy(index)));
    }
    expect((await app.request(post(formBody(), sentBy(200)))).status).toBe(200);
  });
});

describe('a burst from one address', () => {
  test('notifies the operator again after an hour, not before', () => {
    let now = 0;
    const { suspicionOf } = rateLimit(6, () => now);
    const found = [0, 0, 1, 2, 61].map((minutes) => {
      now = minutes * 60_000;
      return [suspicionOf('a'), suspicionOf('a')];
    });
    expect(found).toEqual([
      ['none', 'first of a burst'],
      ['burst', 'burst'],
      ['none', 'burst'],
      ['none', 'burst'],
      ['none', 'first of a burst'],
    ]);
  });

  test('goes into quarantine after the first twenty, and notifies the operator once', async () => {
    const store = await temporaryStore();
    await store.storeRecipients([
      { channel: 'mail', recipient: 'operator@waymark.example' },
      { channel: 'webhook', recipient: '' },
      { channel: 'firm', recipient: '' },
    ]);
    const log = watchedLog();
    const app = createFormHandler(store, { distDir: 'none', leadsPerMinute: 120, log });
    for (let count = 0; count < 25; count += 1) {
      expect((await app.request(post(formBody({ firm: 'greenlion' })))).status).toBe(200);
    }
    expect(await store.list()).toHaveLength(20);
    const messages = async () =>
      (await store.find({ spam: 'only' })).map(({ notifications }) =>
        notifications.map(({ channel }) => channel),
      );
    expect(await messages()).toEqual([['mail'], [], [], [], []]);
    expect(log.warning.mock.calls).toEqual([['a burst of forms from one address']]);
    await store.happen(21, { step: 'restore', by: 'mere', at: new Date() });
    const [restored] = await store.find({ id: 21 });
    expect(restored?.notifications.map(({ channel }) => channel)).toEqual([
      'mail',
      'webhook',
      'firm',
    ]);
  });
});
