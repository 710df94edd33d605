import { fromCallback, fromPromise } from 'xstate';
import type { AddressParameters } from '#machines/address-parameters.ts';
import type { PreferenceStoreEvent } from '#machines/quote-wizard/quote-wizard.setup.ts';
import type { StoredVisit } from '#machines/quote-wizard/visit.ts';
import { storedDraft } from './draft.ts';
import { readStored, writeStored } from './storage.ts';

const autoAdvanceKey = 'waymark.quote.auto-advance';

/** Reads what the tab holds of a quote request and what the address asks for. */
export const restoreVisit = (read: () => AddressParameters) =>
  fromPromise<StoredVisit>(async () => {
    const { step, location, firm } = read();
    return {
      draft: storedDraft({ form: 'quote' }),
      autoAdvance: readStored('localStorage', autoAdvanceKey),
      step,
      location,
      firm,
    };
  });

/** Remembers for good whether the wizard moves on automatically. */
export const preferenceStore = fromCallback<PreferenceStoreEvent>(({ receive }) => {
  receive(({ autoAdvance }) => writeStored('localStorage', autoAdvanceKey, autoAdvance));
});
