import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { Permission } from '#machines/near-me/near-me.machine.ts';

/**
 * Asks for permission to use the visitor's location. Only the permission counts: no position is
 * read, so none has to be found (`timeout: 0`). A failure counts as denied.
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

/** In characters: longer than any city's name. Longer replies are cut because they appear in a heading. */
const longestName = 100;

const replySchema = v.object({ city: v.pipe(v.string(), v.trim(), v.minLength(1)) });

/**
 * Looks up the city of the visitor's IP address. Rejects for a failed request, an error status or a
 * reply without a city. Aborts when the machine stops waiting.
 */
export const lookup = fromPromise<string, { service: string }>(async ({ input, signal }) => {
  const response = await fetch(input.service, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`The location service responded with ${response.status}.`);
  const { city } = v.parse(replySchema, await response.json());
  // By code point, so no surrogate pair is split.
  return Array.from(city).slice(0, longestName).join('');
});
