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
import type {
  AttemptResult,
  Notification,
  NotificationQueue,
} from '#src/server/store/notification-queue.ts';
import { deliveryErrorOf, type Notifier } from './notifier.ts';

/** How many notifications of one channel are sent at once: a slow receiver holds up no other. */
const sendersPerChannel = 4;

interface DeliveryOptions {
  readonly queue: NotificationQueue;
  readonly notifiers: ReadonlyMap<Channel, Notifier>;
  readonly policy: RetryPolicy;
  readonly log: Log;
}

function actorsOf({ queue, notifiers, log }: DeliveryOptions) {
  /** A server that stood still may claim again what it is sending: its lease has run out. */
  const sending = new Set<number>();

  async function attempt(
    notification: Notification,
    { policy, channel, attempt: count }: LeadDeliveryInput & Attempt,
    signal: AbortSignal,
  ): Promise<AttemptResult> {
    const lead = notification.lead.id;
    const timeout = channel === 'webhook' ? policy.webhookTimeout : policy.mailTimeout;
    const late = new AbortController();
    // In Node 20 nothing but its own timer would hold AbortSignal.timeout: collected, it never fires.
    const timer = setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), timeout);
    try {
      const send = notifiers.get(channel);
      await send?.(notification, AbortSignal.any([signal, late.signal]));
      log.info('a lead is told', { channel, lead, attempt: count });
      return { state: 'told' };
    } catch (error) {
      signal.throwIfAborted();
      const failure = deliveryErrorOf(error);
      const { message: problem, code, words } = failure;
      const wait = retryDelay(failure, count, Math.random(), policy);
      const details = { channel, lead, attempt: count, code, words };
      if (wait !== null) {
        log.warning('a lead could not be told', details);
        return { state: 'due', problem, dueAt: new Date(Date.now() + wait) };
      }
      const isNote = channel === 'confirmation';
      log.warning(
        isNote ? 'a confirmation was rejected' : 'a lead could not be told, and is given up',
        details,
      );
      return { state: 'failed', problem };
    } finally {
      clearTimeout(timer);
    }
  }

  async function renew(id: number, { lease }: RetryPolicy, signal: AbortSignal): Promise<void> {
    for (;;) {
      await pause(lease / 3, undefined, { signal });
      await queue.renew(id, new Date(Date.now() + lease));
    }
  }

  /** Sends a notification and saves the result, however long the store takes to accept it. */
  async function deliver(
    notification: Notification,
    input: LeadDeliveryInput & Attempt,
    signal: AbortSignal,
  ): Promise<void> {
    const { id, policy } = input;
    const finished = new AbortController();
    // It ends in a rejection, which only lets the lease run out.
    renew(id, policy, AbortSignal.any([signal, finished.signal])).catch(() => {});
    const result = await attempt(notification, input, signal).finally(() => finished.abort());
    for (;;) {
      try {
        await queue.save(notification.messageId, id, result, new Date());
        return;
      } catch (error) {
        log.error('could not save the result of a notification', error);
        await pause(policy.storeRetry, undefined, { signal });
      }
    }
  }

  return {
    claim: fromPromise<Claim, LeadDeliveryInput>(async ({ input: { channel, policy } }) => {
      try {
        return await queue.claim(channel, new Date(), policy);
      } catch (error) {
        log.error('could not read the notification queue', error);
        throw error;
      }
    }),
    deliver: fromPromise<null, LeadDeliveryInput & Attempt>(async ({ input, signal }) => {
      if (sending.has(input.id)) return null;
      sending.add(input.id);
      try {
        const notification = await queue.read(input.id);
        if (notification !== null) await deliver(notification, input, signal);
        return null;
      } finally {
        sending.delete(input.id);
      }
    }),
  };
}

/** Sends notifications on every channel, each with machines of its own. */
export function startDeliveries(options: DeliveryOptions) {
  const machine = leadDeliveryMachine.provide({ actors: actorsOf(options) });
  const actors = [...options.notifiers.keys()].flatMap((channel) =>
    Array.from({ length: sendersPerChannel }, () =>
      createActor(machine, { input: { channel, policy: options.policy } }).start(),
    ),
  );
  return {
    /** Sends at once what is due. */
    leadStored: () => actors.forEach((actor) => actor.send({ type: 'LEAD.STORED' })),
    /** Stops sending. The next start sends again what this breaks off. */
    stop: () => actors.forEach((actor) => actor.stop()),
  };
}
