import { lookup, permission } from '#src/actors/location.ts';
import { createNearMeMachine } from '#machines/near-me/near-me.machine.ts';
import type { NamedTown } from '#machines/near-me/place.ts';

/** The near-me page's machine for these cities, with the browser's own question and the service of GEOLOCATION_URL. */
export const composeNearMe = (cities: readonly NamedTown[]) =>
  createNearMeMachine(cities).provide({
    actors: { permission, lookup: lookup(import.meta.env.GEOLOCATION_URL) },
  });
