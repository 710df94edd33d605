import { fromPromise } from 'xstate';
import type { AddressParameters } from '#machines/address-parameters.ts';

/** Gives what the page's route has read of the address after its ?; a machine makes of it what it understands. */
export const addressParameters = (read: () => AddressParameters) =>
  fromPromise<AddressParameters>(async () => read());
