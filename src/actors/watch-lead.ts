import { fromCallback, type ActorRefFrom, type Subscription } from 'xstate';
import type { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import type { Attempt } from '#machines/submission/attempt.ts';
import type { OutboxEvent } from '#machines/submission/submission.machine.ts';

/**
 * Passes leads to the site's outbox, and sends back the status of the watched one. When a form goes
 * away with its page, the outbox delivers what the form still held.
 */
export const watchLead = (outbox: ActorRefFrom<typeof leadOutboxMachine>) =>
  fromCallback<OutboxEvent>(({ sendBack, receive }) => {
    let subscription: Subscription | undefined;
    let held: Attempt | undefined;
    const watch = (watched: string) => {
      const sendStatus = ({ context, value }: ReturnType<typeof outbox.getSnapshot>) => {
        const isIn = (entries: readonly Attempt[]) => entries.some(({ key }) => key === watched);
        if (isIn(context.rejected)) sendBack({ type: 'LEAD.REJECTED' });
        else if (value !== 'loading' && !isIn(context.pending) && !isIn(context.held)) {
          sendBack({ type: 'LEAD.DELIVERED' });
        } else if (context.notPersisted.includes(watched)) sendBack({ type: 'LEAD.NOT_PERSISTED' });
      };
      subscription?.unsubscribe();
      subscription = outbox.subscribe(sendStatus);
      sendStatus(outbox.getSnapshot());
    };
    receive((event) => {
      if (event.type !== 'LEAD.WATCH') outbox.send(event);
      if (event.type === 'LEAD.HOLD') held = { key: event.key, body: event.body };
      else if (event.type !== 'LEAD.WATCH' && held?.key === event.key) held = undefined;
      if (event.type === 'LEAD.HOLD' || event.type === 'LEAD.WATCH') watch(event.key);
    });
    return () => {
      subscription?.unsubscribe();
      if (held !== undefined) outbox.send({ type: 'LEAD.QUEUE', ...held });
    };
  });
