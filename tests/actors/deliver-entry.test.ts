// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { deliverEntry } from '#src/actors/deliver-entry.ts';
import { isDelivered, markDelivered } from '#src/actors/delivered-marks.ts';

const lead = { key: 'key-1', body: 'form-name=quote' };

/** Another tab has the lock of every lead: the browser grants none. */
const noLock = {
  request: (_name: string, _options: unknown, act: (lock: null) => unknown) => act(null),
};

const freeLock = {
  request: (name: string, _options: unknown, act: (lock: { name: string }) => unknown) =>
    act({ name }),
};

const respondWith = (status: number) => {
  const fetch = vi.fn<(...request: readonly unknown[]) => Promise<Response>>(async () =>
    Response.json({ ok: status < 400 }, { status }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const withLocks = (locks: object) => vi.stubGlobal('navigator', { locks });

const deliver = () => toPromise(createActor(deliverEntry, { input: lead }).start());

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('counts a lead as delivered by another tab, even while that tab holds its lock', async () => {
  withLocks(noLock);
  const posts = respondWith(200);
  markDelivered(lead.key);
  await expect(deliver()).resolves.toEqual({ status: 200 });
  expect(posts).not.toHaveBeenCalled();
});

test('leaves a lead to the tab that is delivering it', async () => {
  withLocks(noLock);
  const posts = respondWith(200);
  await expect(deliver()).rejects.toThrow('Another tab is delivering this lead.');
  expect(posts).not.toHaveBeenCalled();
});

test('holds the lock of its lead alone, so that other leads go meanwhile', async () => {
  const request = vi.fn<typeof freeLock.request>(freeLock.request);
  withLocks({ request });
  respondWith(200);
  await deliver();
  expect(request.mock.calls.map(([name]) => name)).toEqual(['waymark.outbox.key-1']);
});

test('marks an accepted lead for other tabs', async () => {
  withLocks(freeLock);
  respondWith(500);
  await expect(deliver()).resolves.toMatchObject({ status: 500 });
  expect(isDelivered(lead.key)).toBe(false);
  respondWith(200);
  await expect(deliver()).resolves.toMatchObject({ status: 200 });
  expect(isDelivered(lead.key)).toBe(true);
});

test.each([
  [6, false, { status: 200 }],
  [8, false, { status: 0, unsent: 'stale' }],
  [8, true, { status: 200 }],
  [31, true, { status: 0, unsent: 'expired' }],
  // Written while the clock was ahead.
  [-400, false, { status: 200 }],
])('a lead of %d days ago, confirmed: %s, gives %j', async (days, isConfirmed, result) => {
  withLocks(freeLock);
  const posts = respondWith(200);
  const writtenAt = Date.now() - days * 86_400_000;
  localStorage.setItem('waymark.outbox.key-1', JSON.stringify({ ...lead, writtenAt }));
  const input = { ...lead, isConfirmed };
  await expect(toPromise(createActor(deliverEntry, { input }).start())).resolves.toMatchObject(
    result,
  );
  expect(posts).toHaveBeenCalledTimes(result.status === 200 ? 1 : 0);
});

test('says how many seconds ago a lead was written', async () => {
  withLocks(freeLock);
  const posts = respondWith(200);
  const writtenAt = Date.now() - 7_200_000;
  localStorage.setItem('waymark.outbox.key-1', JSON.stringify({ ...lead, writtenAt }));
  await deliver();
  expect(posts).toHaveBeenCalledExactlyOnceWith(
    '/',
    expect.objectContaining({ headers: expect.objectContaining({ 'Lead-Age': '7200' }) }),
  );
});

test('delivers without the Web Locks API', async () => {
  vi.stubGlobal('navigator', {});
  const posts = respondWith(200);
  await expect(deliver()).resolves.toMatchObject({ status: 200 });
  expect(posts).toHaveBeenCalledOnce();
});
