import { fromPromise } from 'xstate';
import { isAccepted, type HandlerAnswer } from '#machines/lead/handler-answer.ts';
import { isDelivered, markDelivered } from './delivered-marks.ts';
import { post } from './post.ts';

/**
 * Does something that no other tab is doing at the same time; rejects at once when one is. A
 * page that is not on a secure origin has no locks, and does it all the same.
 */
function alone<T>(key: string, act: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return act();
  return navigator.locks.request(`waymark.outbox.${key}`, { ifAvailable: true }, (lock) => {
    if (lock === null) throw new Error('Another tab is delivering this lead.');
    return act();
  });
}

/**
 * Posts a lead that several tabs may have, in one of them; the others are told when it is
 * delivered, and find it so. Without locks, or when a tab ends in the middle, it may be posted
 * twice; its key then keeps it one lead.
 */
export const deliverEntry = fromPromise<HandlerAnswer, { key: string; body: string }>(
  ({ input, signal }) =>
    alone(input.key, async () => {
      if (isDelivered(input.key)) return { status: 200 };
      const answer = await post(input, signal);
      if (isAccepted(answer)) markDelivered(input.key);
      return answer;
    }),
);
