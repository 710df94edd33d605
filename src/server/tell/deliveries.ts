import { setTimeout as pause } from 'node:timers/promises';
import { createActor, fromPromise } from 'xstate';
import {
  leadDeliveryMachine,
  type Attempt,
  type Claim,
  type LeadDeliveryInput,
} from '#machines/lead-delivery/lead-delivery.machine.ts';
import type { Channel } from '#machines/lead-delivery/channels.ts';
import { retryDelay, type RetryPolicy } from '#machines/lead-delivery/retry-policy.ts';
import type { Log } from '#src/server/log.ts';
import { counters } from '#src/server/counters.ts';
import { day } from '#src/server/durations.ts';
import type {
  AttemptResult,
  Notification,
  NotificationQueue,
} from '#src/server/keep/notification-queue.ts';
import { tokenBuckets } from '#src/server/token-buckets.ts';
import { deliveryErrorOf, type Notifier } from './notifier.ts';

/** How many notifications of a channel are sent at once: a slow receiver does not delay others. */
const sentAtOnce = 4;

interface DeliveryOptions {
  readonly queue: Pick<NotificationQueue, 'claim' | 'read' | 'renew' | 'save'>;
  readonly notifiers: ReadonlyMap<Channel, Notifier>;
  readonly policy: RetryPolicy;
  /** The most messages to one recipient in a day; others wait. */
  readonly messagesADay: number;
  readonly log: Log;
}

/** How many milliseconds a stop waits for messages under way: an aborted one would arrive twice. */
const stopTimeout = 8000;

/** The actors of one channel's dispatcher. They start nothing when stopping, and abort at the end. */
function actorsOf(
  { queue, notifiers, log, messagesADay }: DeliveryOptions,
  { stopping, ended }: { readonly stopping: AbortSignal; readonly ended: AbortSignal },
) {
  const ofDay = tokenBuckets(messagesADay, day);
  /** Notifications being sent, by id. If the whole server was paused, their leases may have expired. */
  const sending = new Map<number, Promise<unknown>>();

  async function attempt(
    notification: Notification,
    { policy, channel, attempt: count }: LeadDeliveryInput & Attempt,
  ): Promise<AttemptResult> {
    const { lead, recipient } = notification;
    const details = { channel, lead: lead.id, attempt: count };
    // Without an address it goes to a program, or to a visitor, who is limited on arrival.
    const seconds = recipient === '' || count > 1 ? 0 : ofDay(recipient);
    if (seconds > 0) {
      log.warning('a recipient has had the most messages of a day', { channel, lead: lead.id });
      return { state: 'due', dueAt: new Date(Date.now() + seconds * 1000), isHeld: true };
    }
    const late = new AbortController();
    // Node 20 may garbage-collect AbortSignal.timeout before it fires.
    const timeout = policy.timeouts[channel];
    const timer = setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), timeout);
    try {
      await notifiers.get(channel)?.(notification, AbortSignal.any([ended, late.signal]));
      counters.sent.inc({ channel });
      log.info('notification sent', details);
      return { state: 'told' };
    } catch (error) {
      ended.throwIfAborted();
      const failure = deliveryErrorOf(error);
      const { message: problem, code, response } = failure;
      const wait = retryDelay(failure, count, Math.random(), policy);
      const final =
        channel === 'confirmation' ? 'confirmation rejected' : 'notification failed for good';
      const what = wait === null ? final : 'notification failed; it will be retried';
      log.warning(what, { ...details, code, response });
      if (wait === null) return { state: 'failed', problem };
      return { state: 'due', problem, dueAt: new Date(Date.now() + wait) };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends a notification and saves the result, retrying until the store accepts it. */
  async function deliver(
    notification: Notification,
    input: LeadDeliveryInput & Attempt,
  ): Promise<void> {
    const { lease, storeRetry } = input.policy;
    // If renewing fails, the lease only ends earlier.
    const renew = () => queue.renew(notification.id, new Date(Date.now() + lease)).catch(() => {});
    const renewal = setInterval(() => void renew(), lease / 3);
    const result = await attempt(notification, input).finally(() => clearInterval(renewal));
    for (;;) {
      try {
        await queue.save(notification, result, new Date());
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
      const notification = await queue.read(input.id);
      // What a stop leaves is due again when its lease ends.
      if (notification === undefined || stopping.aborted) return null;
      const sent = deliver(notification, input)
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
  const stop = new AbortController();
  const end = new AbortController();
  const signals = { stopping: stop.signal, ended: end.signal };
  const dispatchers = [...options.notifiers.keys()].map((channel) => {
    const { actors, settled } = actorsOf(options, signals);
    const machine = leadDeliveryMachine.provide({ actors });
    const actor = createActor(machine, { input: { channel, policy: options.policy } }).start();
    return { actor, settled };
  });
  return {
    leadStored: () => dispatchers.forEach(({ actor }) => actor.send({ type: 'LEAD.STORED' })),
    /** Starts no more, waits for those under way, and aborts what takes too long: the next start sends it. */
    stop: async (): Promise<void> => {
      stop.abort();
      dispatchers.forEach(({ actor }) => actor.stop());
      const late = setTimeout(() => end.abort(), stopTimeout);
      await Promise.all(dispatchers.map(({ settled }) => settled()));
      clearTimeout(late);
      end.abort();
    },
  };
}
