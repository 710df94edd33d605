import { fromPromise } from 'xstate';
import type { Delivery, DeliveryInput } from '#machines/lead-outbox/outbox-model.ts';
import { isAccepted } from '#machines/lead/handler-response.ts';
import { isDelivered, markDelivered } from './delivered-marks.ts';
import { ageOf, expiryAge, staleAge } from './outbox-entries.ts';
import { post } from './post.ts';

/**
 * Runs `act` under a lock that one tab can have at a time, and passes whether this tab has it. Pages
 * on an insecure origin have no locks, so each counts as alone.
 */
function alone<T>(key: string, act: (isAlone: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return act(true);
  return navigator.locks.request(`waymark.outbox.${key}`, { ifAvailable: true }, (lock) =>
    act(lock !== null),
  );
}

/**
 * Delivers a lead that several tabs may have, from one of them. The others find its mark, which may
 * be set before the lock is released, so the mark is checked first. Rejects while another tab is
 * delivering. Without locks, or if a tab closes midway, a lead may be posted twice; its key then
 * keeps it one lead. Sends no expired lead, and no stale one that the visitor has not confirmed.
 */
export const deliverEntry = fromPromise<Delivery, DeliveryInput>(({ input, signal }) =>
  alone(input.key, async (isAlone) => {
    if (isDelivered(input.key)) return { status: 200 };
    if (!isAlone) throw new Error('Another tab is delivering this lead.');
    const age = ageOf(input.key);
    if (age > expiryAge) return { status: 0, unsent: 'expired' };
    if (age > staleAge && !input.isConfirmed) return { status: 0, unsent: 'stale' };
    const response = await post(input, signal, age);
    if (isAccepted(response)) markDelivered(input.key);
    return response;
  }),
);
