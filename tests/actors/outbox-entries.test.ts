// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
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
  store.send({ type: 'ENTRY.DROP', keys: ['a'] });
  expect(asks()).toBe(false);
  store.stop();
});

test('asks no more once the server has refused the lead', () => {
  fillStorage();
  const store = createActor(entryStore).start();
  store.send({ type: 'ENTRY.KEEP', entry });
  expect(asks()).toBe(true);
  store.send({ type: 'ENTRY.KEEP', entry: { ...entry, refused: true } });
  expect(asks()).toBe(false);
  store.stop();
});

test('forgets at the start of a page which leads another tab has delivered', async () => {
  markDelivered('a');
  await toPromise(createActor(loadEntries).start());
  expect(isDelivered('a')).toBe(false);
});
