// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { isDelivered, markDelivered } from '#src/actors/delivered-marks.ts';
import { entryStore, loadEntries } from '#src/actors/outbox-entries.ts';

const entry = { key: 'a', body: 'form-name=quote', refused: false };

/** Whether the browser asks before it leaves the page. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

const fillStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test('asks before leaving only while the page has the only copy of a lead', () => {
  fillStorage();
  const store = createActor(entryStore).start();
  expect(asks()).toBe(false);
  store.send({ type: 'ENTRY.KEEP', entry });
  expect(asks()).toBe(true);
  store.send({ type: 'ENTRY.KEEP', entry: { ...entry, refused: true } });
  expect(asks()).toBe(false);
  store.send({ type: 'ENTRY.DROP', keys: ['a'] });
  expect(asks()).toBe(false);
  store.stop();
});

const day = 86_400_000;

test('keeps the date of a lead that is stored again, and erases it after thirty days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const store = createActor(entryStore).start();
  store.send({ type: 'ENTRY.KEEP', entry });
  vi.setSystemTime(20 * day);
  store.send({ type: 'ENTRY.KEEP', entry: { ...entry, refused: true } });
  store.stop();
  const load = () => toPromise(createActor(loadEntries).start());
  vi.setSystemTime(30 * day);
  expect(await load()).toEqual([{ ...entry, refused: true }]);
  vi.setSystemTime(30 * day + 1);
  expect(await load()).toEqual([]);
  expect(localStorage.getItem('waymark.outbox.a')).toBeNull();
});

test('forgets at the start of a page which leads another tab has delivered', async () => {
  markDelivered('a');
  await toPromise(createActor(loadEntries).start());
  expect(isDelivered('a')).toBe(false);
});
