import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { Permission } from '#machines/near-me/near-me.machine.ts';

/**
 * Has the browser ask whether this page may use the visitor's location. The answer alone
 * counts: no position is waited for or read, so none has to be found (`timeout: 0`). One
 * that cannot be had counts as denied.
 */
export const permission = fromPromise<Permission>(async () => {
  // A browser may lack what the platform's types promise.
  const { geolocation }: Partial<Navigator> = navigator;
  if (geolocation === undefined) return 'unsupported';
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      () => resolve('granted'),
      () => resolve('denied'),
      { timeout: 0, maximumAge: Infinity },
    );
  });
});

/** Longer than any city's name; what is longer is cut, for it is printed in a heading. */
const longestName = 100;

const replySchema = v.object({ city: v.pipe(v.string(), v.trim(), v.minLength(1)) });

/**
 * Asks the service of GEOLOCATION_URL which city the visitor's internet address belongs to. Throws when it does
 * not answer, refuses, or names none; is called off when the machine has stopped waiting.
 */
export const lookup = fromPromise<string>(async ({ signal }) => {
  const response = await fetch(import.meta.env.GEOLOCATION_URL, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`The location service answered ${response.status}.`);
  const { city } = v.parse(replySchema, await response.json());
  // By characters, for half of one is none.
  return Array.from(city).slice(0, longestName).join('');
});
