import { expect, onTestFinished, test, vi } from 'vitest';
import type { Claim } from '#machines/lead-delivery/lead-delivery.machine.ts';
import { startDeliveries } from '#src/server/deliveries/deliveries.ts';
import type { Notifier } from '#src/server/deliveries/notifier.ts';
import { silentLog } from '#src/server/log.ts';
import { notification } from './fixtures/notification.ts';
import { quick } from './fixtures/notifying-server.ts';

/** A queue that hands out one due notification `found` times, together with those of the ids in `others`. */
function queueOfOne({
  found = 1,
  others = [],
}: { found?: number; others?: readonly number[] } = {}) {
  const claim: Claim = { kind: 'due', attempt: { id: 1, attempt: 1, others } };
  const claims = Array.from({ length: found }, () => claim);
  return {
    claim: vi.fn<() => Promise<Claim>>(
      async () => claims.shift() ?? { kind: 'none', wait: quick.pollInterval },
    ),
    read: async (ids: readonly number[]) => ids.map((id) => ({ ...notification, id })),
    renew: vi.fn<(ids: readonly number[], until: Date) => Promise<number>>(async () => 1),
    save: vi.fn<() => Promise<number>>(async () => 1),
  };
}

test.each(['arrived', 'failed'])('aborts no attempt that has %s', async (end) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = queueOfOne();
  const signals: AbortSignal[] = [];
  const notifier = async (_: unknown, signal: AbortSignal) => {
    signals.push(signal);
    if (end === 'failed') throw new Error('503');
  };
  const notifiers = new Map([['webhook', notifier] as const]);
  onTestFinished(startDeliveries({ queue, notifiers, policy: quick, log: silentLog }).stop);
  await vi.advanceTimersByTimeAsync(quick.webhookTimeout);
  expect(queue.save).toHaveBeenCalledOnce();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

test('renews the lease of what it is sending, and of nothing else', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = queueOfOne({ others: [2] });
  let arrive = (): void => {};
  const notifier = (_: unknown, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      arrive = resolve;
      signal.addEventListener('abort', reject);
    });
  const policy = { ...quick, lease: 9000 };
  const notifiers = new Map([['webhook', notifier] as const]);
  onTestFinished(startDeliveries({ queue, notifiers, policy, log: silentLog }).stop);
  await vi.advanceTimersByTimeAsync(8000);
  expect(queue.renew.mock.calls).toEqual([
    [[1, 2], new Date(12_000)],
    [[1, 2], new Date(15_000)],
  ]);
  arrive();
  await vi.advanceTimersByTimeAsync(9000);
  expect(queue.save).toHaveBeenCalledOnce();
  expect(queue.renew).toHaveBeenCalledTimes(2);
});

test('a stop waits until the result of what has arrived is saved', async () => {
  let resolveSave = (): void => {};
  const saved = new Promise<number>((resolve) => {
    resolveSave = () => resolve(1);
  });
  const queue = queueOfOne();
  queue.save.mockReturnValue(saved);
  const notifiers = new Map([['webhook', async () => {}] as const]);
  const { stop } = startDeliveries({ queue, notifiers, policy: quick, log: silentLog });
  await vi.waitFor(() => expect(queue.save).toHaveBeenCalledOnce());
  const events: string[] = [];
  const stopped = stop().then(() => events.push('stopped'));
  await new Promise(setImmediate);
  events.push('saved');
  resolveSave();
  await stopped;
  expect(events).toEqual(['saved', 'stopped']);
});

test('a stop aborts what is being sent, and saves no result of it', async () => {
  const queue = queueOfOne();
  const signals: AbortSignal[] = [];
  const notifier = (_: unknown, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<void>((_resolve, reject) => signal.addEventListener('abort', reject));
  };
  const notifiers = new Map([['webhook', notifier] as const]);
  const { stop } = startDeliveries({ queue, notifiers, policy: quick, log: silentLog });
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  const stopped = stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await stopped;
  expect(queue.save).not.toHaveBeenCalled();
});

test('sends once what is found due again while it is being sent', async () => {
  const queue = queueOfOne({ found: 2 });
  const notifier = vi.fn<Notifier>(
    (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
  );
  const notifiers = new Map([['webhook', notifier] as const]);
  onTestFinished(startDeliveries({ queue, notifiers, policy: quick, log: silentLog }).stop);
  await vi.waitFor(() => expect(queue.claim).toHaveBeenCalledTimes(3));
  expect(notifier).toHaveBeenCalledOnce();
});

test('sends four at once, so that a slow receiver does not delay the next, and no more', async () => {
  const queue = queueOfOne({ found: 0 });
  for (let id = 1; id <= 5; id += 1) {
    queue.claim.mockResolvedValueOnce({ kind: 'due', attempt: { id, attempt: 1 } });
  }
  const notifier = vi.fn<Notifier>(
    (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
  );
  const notifiers = new Map([['webhook', notifier] as const]);
  onTestFinished(startDeliveries({ queue, notifiers, policy: quick, log: silentLog }).stop);
  await vi.waitFor(() => expect(notifier).toHaveBeenCalledTimes(4));
  await new Promise(setImmediate);
  expect(queue.claim).toHaveBeenCalledTimes(4);
});
