import { fromCallback, type ActorRefFrom, type Subscription } from 'xstate';
import type { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import type { OutboxEvent } from '#machines/submission/submission.machine.ts';

/** Hands leads to the site's outbox and says what becomes of the one that is watched. */
export const watchLead = (outbox: ActorRefFrom<typeof leadOutboxMachine>) =>
  fromCallback<OutboxEvent>(({ sendBack, receive }) => {
    let subscription: Subscription | undefined;
    const watch = (key: string) => {
      const tell = ({ context, value }: ReturnType<typeof outbox.getSnapshot>) => {
        if (context.refused.some((entry) => entry.key === key)) sendBack({ type: 'LEAD.REFUSED' });
        else if (value !== 'loading' && context.pending.every((entry) => entry.key !== key)) {
          sendBack({ type: 'LEAD.ARRIVED' });
        } else if (context.unkept.includes(key)) sendBack({ type: 'LEAD.UNKEPT' });
      };
      subscription?.unsubscribe();
      subscription = outbox.subscribe(tell);
      tell(outbox.getSnapshot());
    };
    receive((event) => {
      if (event.type === 'LEAD.QUEUE') outbox.send(event);
      else watch(event.key);
    });
    return () => subscription?.unsubscribe();
  });
