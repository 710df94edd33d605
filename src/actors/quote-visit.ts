import { fromCallback, fromPromise } from 'xstate';
import type { PreferenceStoreEvent } from '#machines/quote-wizard/quote-wizard.setup.ts';
import type { StoredVisit } from '#machines/quote-wizard/visit.ts';
import { storedDraft } from './draft.ts';
import { readStored, writeStored } from './storage.ts';

const autoAdvanceKey = 'waymark.quote.auto-advance';

/** Reads what the tab holds of a quote request and what the address asks for. */
export const restoreVisit = fromPromise<StoredVisit>(async () => {
  const asked = new URLSearchParams(window.location.search);
  return {
    draft: storedDraft({ form: 'quote' }),
    autoAdvance: readStored('localStorage', autoAdvanceKey),
    step: asked.get('step'),
    location: asked.get('location'),
  };
});

/** Remembers for good whether the wizard moves on automatically. */
export const preferenceStore = fromCallback<PreferenceStoreEvent>(({ receive }) => {
  receive(({ autoAdvance }) => writeStored('localStorage', autoAdvanceKey, autoAdvance));
});
