import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFormHandler } from '#src/server/form-handler.ts';
import { rateLimit, tokenBuckets } from '#src/server/rate-limit.ts';
import { browser, formBody, post } from './fixtures/lead.ts';
import { storeOn } from './store/engines.ts';
import { watchedLog } from './fixtures/watched-log.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';

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

  test('does not end early when the computer’s clock is set', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    onTestFinished(() => void vi.useRealTimers());
    const secondsToWait = rateLimit(1).forAddress;
    expect(secondsToWait('a')).toBe(0);
    vi.setSystemTime(3_600_000);
    expect(secondsToWait('a')).toBeGreaterThan(0);
  });

  test('is five times as high for an IPv6 /48', () => {
    const secondsToWait = rateLimit(1, () => 0).forAddress;
    const households = ['00', '100', '200', '300', '400', '500'];
    expect(households.map((part) => secondsToWait(`2001:db8:7:${part}`))).toEqual([
      0, 0, 0, 0, 0, 12,
    ]);
    expect(secondsToWait('2001:db8:8:0')).toBe(0);
    expect(secondsToWait('192.0.2.1')).toBe(0);
  });

  test('is 25 times as high for all addresses', () => {
    const secondsToWait = rateLimit(2, () => 0).forAll;
    const addresses = Array.from({ length: 51 }, (_, index) => `192.0.2.${index}`);
    expect(addresses.map((address) => secondsToWait(address))).toEqual([
      ...Array.from({ length: 50 }, () => 0),
      2,
    ]);
  });

  test('lets newcomers in while sixty addresses send all that they may', () => {
    const { forAddress, forAll } = rateLimit(120, () => 0);
    const send = (address: string): number => forAddress(address) || forAll(address);
    const busy = Array.from({ length: 60 }, (_, index) => `192.0.2.${index}`);
    for (let round = 0; round < 120; round += 1) busy.forEach(send);
    const newcomers = Array.from({ length: 300 }, (_, index) => `198.51.100.${index}`);
    expect(newcomers.map(send).filter((seconds) => seconds === 0)).toHaveLength(300);
  });

  test('can be switched off', () => {
    const { forAddress, forAll, suspicionOf } = rateLimit(0);
    const found = Array.from({ length: 1000 }, () => [
      forAddress('a'),
      forAll('a'),
      suspicionOf('a'),
    ]);
    expect(new Set(found.flat())).toEqual(new Set([0, 'none']));
  });

  test('forgets the longest idle address beyond ten thousand', () => {
    const secondsToWait = tokenBuckets(1, () => 0);
    secondsToWait('old');
    secondsToWait('quiet');
    expect(secondsToWait('old')).toBe(60);
    for (let other = 0; other < 9999; other += 1) secondsToWait(`other ${other}`);
    expect([secondsToWait('old'), secondsToWait('quiet')]).toEqual([60, 0]);
  });
});

describe('a form beyond the limit', () => {
  const limited = async (trustedProxies = 0) =>
    createFormHandler(await temporaryStore(), {
      distDir: 'no-such-folder',
      leadsPerMinute: 1,
      trustedProxies,
    });

  test('is rejected with Retry-After, for scripts and browsers', async () => {
    const app = await limited();
    expect((await app.request(post(formBody()))).status).toBe(200);
    const rejected = await app.request(post(formBody()));
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await rejected.json()).toEqual({
      ok: false,
      reason: 'We are getting too many forms just now. Please try again in a minute.',
    });
    const page = await app.request(post(formBody(), browser));
    expect(page.status).toBe(429);
    expect(await page.text()).toContain('We are getting too many forms just now.');
  });

  const statuses = async (proxies: number, ...addresses: readonly string[]) => {
    const app = await limited(proxies);
    const found: number[] = [];
    for (const address of addresses) {
      const response = await app.request(post(formBody(), { 'X-Forwarded-For': address }));
      found.push(response.status);
    }
    return found;
  };

  test('counts for the address seen by the trusted proxy, not for a forged one', async () => {
    expect(await statuses(1, '192.0.2.1', '192.0.2.2', '6.6.6.6, 192.0.2.1')).toEqual([
      200, 200, 429,
    ]);
    expect(await statuses(2, '192.0.2.1, 10.0.0.1', '192.0.2.1, 10.0.0.2')).toEqual([200, 429]);
  });

  test('ignores forwarding headers without a proxy', async () => {
    expect(await statuses(0, '192.0.2.1', '192.0.2.2')).toEqual([200, 429]);
  });

  test('counts for the /56 of an IPv6 address', async () => {
    expect(
      await statuses(
        1,
        '2001:db8::1',
        '2001:0DB8:0:0:9::2',
        '2001:db8:0:ff::1',
        '2001:db8:0:100::1',
        '::ffff:192.0.2.1',
        '192.0.2.1',
      ),
    ).toEqual([200, 429, 429, 200, 200, 429]);
  });

  test('ignores the port that a proxy adds to the address', async () => {
    expect(
      await statuses(
        1,
        '192.0.2.1:1000',
        '192.0.2.1:2000',
        '192.0.2.1',
        '[2001:db8::1]:1000',
        '[2001:db8::1]',
        '2001:db8::1%eth0',
      ),
    ).toEqual([200, 429, 429, 200, 429, 429]);
  });

  const from = async (peer: string | undefined, proxyNetworks?: readonly string[]) => {
    const app = createFormHandler(await temporaryStore(), {
      distDir: 'no-such-folder',
      leadsPerMinute: 1,
      trustedProxies: 1,
      ...(proxyNetworks === undefined ? {} : { proxyNetworks }),
    });
    const connection = { incoming: { socket: { remoteAddress: peer } } };
    const found: number[] = [];
    for (const address of ['192.0.2.1', '192.0.2.2']) {
      const request = post(formBody(), { 'X-Forwarded-For': address });
      found.push((await app.request(request, undefined, connection)).status);
    }
    return found;
  };

  test.each(['127.0.0.1', '::1', '::ffff:10.0.0.7', 'fd00::7', 'fe80::7%eth0'])(
    'trusts the headers of a proxy at %s',
    async (peer) => {
      expect(await from(peer)).toEqual([200, 200]);
    },
  );

  test.each(['203.0.113.7', '2001:db8::7', undefined])(
    'ignores the headers of a direct connection from %s',
    async (peer) => {
      expect(await from(peer)).toEqual([200, 429]);
    },
  );

  test('trusts a proxy elsewhere if PROXY_ADDRESSES names it', async () => {
    expect(await from('203.0.113.7', ['203.0.113.0/24'])).toEqual([200, 200]);
    expect(await from('127.0.0.1', ['203.0.113.0/24'])).toEqual([200, 429]);
  });

  test('uses nothing of everybody’s allowance if it is invalid', async () => {
    const app = await limited(1);
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
    const mail = { channel: 'mail', recipient: 'operator@waymark.example' } as const;
    const firm = { channel: 'firm', recipient: 'greenlion' } as const;
    const store = await storeOn('a file', () => [mail, firm]);
    const log = watchedLog();
    const app = createFormHandler(store, { distDir: 'none', leadsPerMinute: 120, log });
    for (let count = 0; count < 25; count += 1) {
      expect((await app.request(post(formBody()))).status).toBe(200);
    }
    expect(await store.list()).toHaveLength(20);
    const [first, ...others] = await store.find({ spam: 'only' });
    expect(first?.notifications).toMatchObject([{ channel: 'mail', state: 'due' }]);
    expect(others.map(({ notifications }) => notifications)).toEqual([[], [], [], []]);
    expect(log.warning.mock.calls).toEqual([['a burst of forms from one address']]);
    await store.lives.restore(first?.id ?? 0, [mail, firm], 'mere', new Date());
    const [restored] = await store.find({ id: first?.id });
    expect(restored?.notifications.map(({ channel }) => channel)).toEqual(['mail', 'firm']);
  });
});
