import { fromCallback, type ActorRefFrom, type Subscription } from 'xstate';
import type { LeadStatusEvent, OutboxEvent } from '#machines/form/form-model.ts';
import type { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { leadStatus, type LeadStatus } from '#machines/lead-outbox/lead-status.ts';

/** The event that a form gets for each status; none while its lead is on the way. */
const events: Readonly<Record<Exclude<LeadStatus, 'delivering'>, LeadStatusEvent>> = {
  notPersisted: { type: 'LEAD.NOT_PERSISTED' },
  delivered: { type: 'LEAD.DELIVERED' },
  rejected: { type: 'LEAD.REJECTED' },
};

/**
 * Connects a form with the site's outbox: passes its leads on, and sends back each new status of the
 * one that it watches. When the form goes away with its page, the outbox delivers what it held.
 */
export const outboxLink = (outbox: ActorRefFrom<typeof leadOutboxMachine>) =>
  fromCallback<OutboxEvent>(({ sendBack, receive }) => {
    let lastKey = '';
    let subscription: Subscription | undefined;
    const watch = (key: string) => {
      let last: LeadStatus = 'delivering';
      const sendStatus = (snapshot: ReturnType<typeof outbox.getSnapshot>) => {
        const status = leadStatus(snapshot, key);
        if (status !== last && status !== 'delivering') sendBack(events[status]);
        last = status;
      };
      subscription?.unsubscribe();
      subscription = outbox.subscribe(sendStatus);
      sendStatus(outbox.getSnapshot());
    };
    receive((event) => {
      if (event.type === 'LEAD.WATCH') return watch(event.key);
      if (event.type === 'LEAD.HOLD') lastKey = event.key;
      return outbox.send(event);
    });
    return () => {
      subscription?.unsubscribe();
      const held = outbox.getSnapshot().context.held.find(({ key }) => key === lastKey);
      if (held !== undefined) outbox.send({ type: 'LEAD.QUEUE', key: held.key, body: held.body });
    };
  });
