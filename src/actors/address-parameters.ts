import { fromPromise } from 'xstate';
import type { AddressParameters } from '#machines/address-parameters.ts';

/** Reads what the address brings after its ?, as it is; a machine makes of it what it understands. */
export const addressParameters = fromPromise<AddressParameters>(async () =>
  Object.fromEntries(new URLSearchParams(window.location.search)),
);
