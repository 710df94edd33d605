import { lookup, permission } from '#src/actors/location.ts';
import { nearMeMachine } from '#machines/near-me/near-me.machine.ts';

/** The near-me page's machine with the browser's own question and the service of GEOLOCATION_URL. */
export const nearMe = nearMeMachine.provide({
  actors: { permission, lookup: lookup(import.meta.env.GEOLOCATION_URL) },
});
