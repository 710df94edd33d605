import { fromCallback, fromPromise } from 'xstate';
import type { TaxStoreEvent } from '#machines/my-dates/my-dates.machine.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const key = 'waymark.my-taxes';

export const restoreTaxes = fromPromise<unknown>(async () => readStored('localStorage', key));

/** Keeps a visitor's taxes on the device, until they have chosen none. */
export const taxStore = fromCallback<TaxStoreEvent>(({ receive }) => {
  receive((event) => {
    if (event.type === 'TAXES.KEEP') writeStored('localStorage', key, event.taxes);
    else removeStored('localStorage', key);
  });
});
