import { setTimeout as pause } from 'node:timers/promises';
import { createActor, fromPromise } from 'xstate';
import {
  leadDeliveryMachine,
  type Attempt,
  type Channel,
  type Claim,
  type LeadDeliveryInput,
} from '#machines/lead-delivery/lead-delivery.machine.ts';
import { retryDelay, type RetryPolicy } from '#machines/lead-delivery/retry-policy.ts';
import type { Log } from '#src/server/log.ts';
import type { AttemptResult, NotificationQueue } from '#src/server/store/notification-queue.ts';
import { deliveryErrorOf, type Notifier } from './notifier.ts';

type Notifications = Parameters<Notifier>[0];

/** How many notifications of a channel are sent at once: a slow receiver does not delay others. */
const sentAtOnce = 4;

interface DeliveryOptions {
  readonly queue: Pick<NotificationQueue, 'claim' | 'read' | 'renew' | 'save'>;
  readonly notifiers: ReadonlyMap<Channel, Notifier>;
  readonly policy: RetryPolicy;
  readonly log: Log;
}

/** The actors of one channel's dispatcher. They stop at the signal. */
function actorsOf({ queue, notifiers, log }: DeliveryOptions, ended: AbortSignal) {
  /** Notifications being sent, by id. If the whole server was paused, their leases may have expired. */
  const sending = new Map<number, Promise<unknown>>();

  async function attempt(
    notifications: Notifications,
    { policy, channel, attempt: count }: LeadDeliveryInput & Attempt,
  ): Promise<AttemptResult> {
    const [{ lead }, ...others] = notifications;
    const details = {
      channel,
      lead: lead.id,
      attempt: count,
      ...(others.length > 0 && { others: others.length }),
    };
    const timeout = channel === 'webhook' ? policy.webhookTimeout : policy.mailTimeout;
    const late = new AbortController();
    // Node 20 may garbage-collect AbortSignal.timeout before it fires.
    const timer = setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), timeout);
    try {
      await notifiers.get(channel)?.(notifications, AbortSignal.any([ended, late.signal]));
      log.info('notification sent', details);
      return { state: 'told' };
    } catch (error) {
      ended.throwIfAborted();
      const failure = deliveryErrorOf(error);
      const { message: problem, code, words } = failure;
      const wait = retryDelay(failure, count, Math.random(), policy);
      const final =
        channel === 'confirmation' ? 'confirmation rejected' : 'notification failed for good';
      const what = wait === null ? final : 'notification failed; it will be retried';
      log.warning(what, { ...details, code, words });
      if (wait === null) return { state: 'failed', problem };
      return { state: 'due', problem, dueAt: new Date(Date.now() + wait) };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends a notification and saves the result, retrying until the store accepts it. */
  async function deliver(
    notifications: Notifications,
    input: LeadDeliveryInput & Attempt,
  ): Promise<void> {
    const { lease, storeRetry } = input.policy;
    // If renewing fails, the lease only ends earlier.
    const ids = notifications.map(({ id }) => id);
    const renew = () => queue.renew(ids, new Date(Date.now() + lease)).catch(() => {});
    const renewal = setInterval(() => void renew(), lease / 3);
    const result = await attempt(notifications, input).finally(() => clearInterval(renewal));
    for (;;) {
      try {
        await queue.save(notifications, result, new Date());
        return;
      } catch (error) {
        log.error('could not save the result of a notification', error);
        await pause(storeRetry, undefined, { signal: ended });
      }
    }
  }

  const actors = {
    claim: fromPromise<Claim, LeadDeliveryInput>(async ({ input: { channel, policy } }) => {
      try {
        return await queue.claim(channel, new Date(), policy);
      } catch (error) {
        if (!ended.aborted) log.error('could not read the notification queue', error);
        throw error;
      }
    }),
    deliver: fromPromise<null, LeadDeliveryInput & Attempt>(async ({ input }) => {
      if (sending.has(input.id)) return null;
      const [first, ...others] = await queue.read([input.id, ...(input.others ?? [])]);
      if (first === undefined) return null;
      const sent = deliver([first, ...others], input)
        .catch((error: unknown) => {
          // After a stop, the next start sends it.
          if (!ended.aborted) log.error('could not send a notification', error);
        })
        .finally(() => sending.delete(input.id));
      sending.set(input.id, sent);
      if (sending.size >= sentAtOnce) await Promise.race(sending.values());
      return null;
    }),
  };
  return { actors, settled: () => Promise.all(sending.values()) };
}

/** Starts a dispatcher for each channel. */
export function startDeliveries(options: DeliveryOptions) {
  const end = new AbortController();
  const dispatchers = [...options.notifiers.keys()].map((channel) => {
    const { actors, settled } = actorsOf(options, end.signal);
    const machine = leadDeliveryMachine.provide({ actors });
    const actor = createActor(machine, { input: { channel, policy: options.policy } }).start();
    return { actor, settled };
  });
  return {
    leadStored: () => dispatchers.forEach(({ actor }) => actor.send({ type: 'LEAD.STORED' })),
    /** Aborts deliveries, which the next start retries. Resolves once the results of all others are saved. */
    stop: async (): Promise<void> => {
      end.abort();
      dispatchers.forEach(({ actor }) => actor.stop());
      await Promise.all(dispatchers.map(({ settled }) => settled()));
    },
  };
}
