import { createActor, fromPromise } from 'xstate';
import {
  leadDeliveryMachine,
  type Channel,
  type LeadDeliveryInput,
} from '#machines/lead-delivery/lead-delivery.machine.ts';
import { waitAfter, type Pace } from '#machines/lead-delivery/pace.ts';
import type { Log } from '#src/server/log.ts';
import type { NotificationQueue } from '#src/server/store/notification-queue.ts';
import type { Tell } from './tell.ts';

interface DeliveryOptions {
  readonly queue: NotificationQueue;
  readonly channels: ReadonlyMap<Channel, Tell>;
  readonly pace: Pace;
  readonly log: Log;
}

export interface Deliveries {
  /** Looks at once whether somebody is to be told. */
  readonly leadStored: () => void;
  /** Tells no more. What is under way is broken off, and told again by the next that starts. */
  readonly stop: () => void;
}

/** The effects of one channel's machine. */
const actorsOf = ({ queue, pace, log }: DeliveryOptions, tell: Tell) => ({
  claim: fromPromise<
    Awaited<ReturnType<NotificationQueue['claim']>>,
    Pick<LeadDeliveryInput, 'channel'>
  >(async ({ input }) => {
    const nextAfter = (attempt: number) => waitAfter(attempt, Math.random(), pace);
    try {
      return await queue.claim(input.channel, new Date(), nextAfter, pace.longestRest);
    } catch (error) {
      log.failure('it could not be read who is to be told of leads', error);
      throw error;
    }
  }),
  tell: fromPromise<null, { channel: Channel; id: number }>(async ({ input, signal }) => {
    const lead = await queue.leadOf(input.id);
    // One that was deleted meanwhile is told to nobody.
    if (lead !== null) await tell(lead, signal);
    return null;
  }),
  note: fromPromise<
    null,
    { channel: Channel; id: number; attempt: number; problem: string | null }
  >(async ({ input: { channel, id, attempt, problem } }) => {
    const isLast = attempt >= pace.mostAttempts;
    await queue.note({ id, problem, isLast, at: new Date() });
    if (problem === null) log.info('a lead is told', { channel, attempt });
    else {
      const what = isLast
        ? 'a lead could not be told, and is given up'
        : 'a lead could not be told';
      log.warning(what, { channel, attempt, problem });
    }
    return null;
  }),
});

/** Tells of leads on every channel, each by a machine of its own, so that none waits for another. */
export function startDeliveries(options: DeliveryOptions): Deliveries {
  const actors = Array.from(options.channels, ([channel, tell]) =>
    createActor(leadDeliveryMachine.provide({ actors: actorsOf(options, tell) }), {
      input: { channel, pace: options.pace },
    }).start(),
  );
  return {
    leadStored: () => actors.forEach((actor) => actor.send({ type: 'LEAD.STORED' })),
    stop: () => actors.forEach((actor) => actor.stop()),
  };
}
