import { fromPromise } from 'xstate';
import { isAccepted, type HandlerAnswer } from '#machines/lead/handler-answer.ts';
import { isDelivered, markDelivered } from './delivered-marks.ts';
import { post } from './post.ts';

/**
 * Does something that no other tab is doing at the same time: it is told whether it is alone. A
 * page that is not on a secure origin has no locks, and counts as alone.
 */
function alone<T>(key: string, act: (isAlone: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return act(true);
  return navigator.locks.request(`waymark.outbox.${key}`, { ifAvailable: true }, (lock) =>
    act(lock !== null),
  );
}

/**
 * Posts a lead that several tabs may have, in one of them; the others are told when it is
 * delivered, and find it so. They may be told before the one that delivered has let its lock go,
 * so the mark is asked for first. Rejects where another tab is still delivering. Without locks, or
 * when a tab ends in the middle, a lead may be posted twice; its key then keeps it one lead.
 */
export const deliverEntry = fromPromise<HandlerAnswer, { key: string; body: string }>(
  ({ input, signal }) =>
    alone(input.key, async (isAlone) => {
      if (isDelivered(input.key)) return { status: 200 };
      if (!isAlone) throw new Error('Another tab is delivering this lead.');
      const answer = await post(input, signal);
      if (isAccepted(answer)) markDelivered(input.key);
      return answer;
    }),
);
