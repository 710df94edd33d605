import { expect, onTestFinished, test, vi } from 'vitest';
import type { Claim } from '#machines/lead-delivery/lead-delivery.machine.ts';
import { silentLog } from '#src/server/log.ts';
import { startDeliveries } from '#src/server/tell/deliveries.ts';
import type { Notifier } from '#src/server/tell/notifier.ts';
import { notification } from './fixtures/notification.ts';
import { quick } from './fixtures/notifying-server.ts';

/** Starts to send notifications with these ids, each as often as it is in the list. */
function sending(ids: readonly number[], notifier: Notifier, policy = quick) {
  const claims = ids.map((id): Claim => ({ kind: 'due', attempt: { id, attempt: 1 } }));
  const queue = {
    claim: vi.fn<() => Promise<Claim>>(
      async () => claims.shift() ?? { kind: 'none', wait: policy.pollInterval },
    ),
    read: async (id: number) => ({ ...notification, id }),
    renew: vi.fn<(id: number, until: Date) => Promise<number>>(async () => 1),
    save: vi.fn<() => Promise<number>>(async () => 1),
  };
  const notifiers = new Map([['webhook', notifier] as const]);
  const options = { queue, notifiers, policy, messagesADay: 100, log: silentLog };
  return { queue, deliveries: startDeliveries(options) };
}

/** A receiver that responds when its test says so, or never. */
function slow() {
  const resolvers: (() => void)[] = [];
  const notifier = vi.fn<Notifier>(
    (_, signal) =>
      new Promise((resolve, reject) => {
        resolvers.push(resolve);
        signal.addEventListener('abort', reject);
      }),
  );
  return { notifier, respond: () => resolvers.forEach((each) => each()) };
}

function withTimers(...toFake: readonly ('Date' | 'setTimeout' | 'setInterval')[]): void {
  vi.useFakeTimers({ now: 0, toFake: [...toFake, 'clearTimeout', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

test.each(['arrived', 'failed'])('aborts no attempt that has %s', async (end) => {
  withTimers('setTimeout');
  const signals: AbortSignal[] = [];
  const { queue, deliveries } = sending([1], async (_, signal) => {
    signals.push(signal);
    if (end === 'failed') throw new Error('503');
  });
  await vi.advanceTimersByTimeAsync(quick.timeouts.webhook);
  expect(queue.save).toHaveBeenCalledOnce();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await deliveries.stop();
});

test('renews the lease of what it is sending, and of nothing else', async () => {
  withTimers('Date', 'setInterval');
  const { notifier, respond } = slow();
  const { queue, deliveries } = sending([1], notifier, { ...quick, lease: 9000 });
  await vi.advanceTimersByTimeAsync(8000);
  expect(queue.renew.mock.calls).toEqual([
    [1, new Date(12_000)],
    [1, new Date(15_000)],
  ]);
  respond();
  await vi.advanceTimersByTimeAsync(9000);
  expect(queue.save).toHaveBeenCalledOnce();
  expect(queue.renew).toHaveBeenCalledTimes(2);
  await deliveries.stop();
});

test('a stop aborts what takes too long, and saves no result of it: it is due again', async () => {
  withTimers('setTimeout');
  const { notifier } = slow();
  const { queue, deliveries } = sending([1], notifier);
  await vi.advanceTimersByTimeAsync(0);
  const stopped = deliveries.stop();
  await vi.advanceTimersByTimeAsync(7999);
  expect(notifier.mock.calls[0]?.[1].aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await stopped;
  expect(notifier.mock.calls[0]?.[1].aborted).toBe(true);
  expect(queue.save).not.toHaveBeenCalled();
});

test.each([
  ['once what is found due again while it is being sent', [1, 1], 1, 3],
  [
    'four at once, so that a slow receiver does not delay the next, and no more',
    [1, 2, 3, 4, 5],
    4,
    4,
  ],
])('sends %s', async (_, ids, sent, claimed) => {
  const { notifier, respond } = slow();
  const { queue, deliveries } = sending(ids, notifier, { ...quick, pollInterval: 60_000 });
  await vi.waitFor(() => expect(queue.claim).toHaveBeenCalledTimes(claimed));
  await vi.waitFor(() => expect(notifier).toHaveBeenCalledTimes(sent));
  await new Promise(setImmediate);
  expect(queue.claim).toHaveBeenCalledTimes(claimed);
  expect(notifier).toHaveBeenCalledTimes(sent);
  respond();
  await deliveries.stop();
});
