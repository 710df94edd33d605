import { setTimeout as pause } from 'node:timers/promises';

/** The most milliseconds to wait for the store; load balancers wait no longer. */
const longest = 2000;

/** Rejects if the store takes longer than two seconds. */
export async function soon<T>(reading: Promise<T>): Promise<T> {
  const late = pause(longest, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('lead store timed out'), { code: 'STORE_SLOW' });
  });
  return Promise.race([reading, late]);
}
