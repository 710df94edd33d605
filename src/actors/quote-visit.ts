import type { RouterHistory } from '@tanstack/react-router';
import { fromCallback, fromPromise } from 'xstate';
import type { SearchParams } from '#machines/search-params.ts';
import type { PreferenceStoreEvent } from '#machines/quote-wizard/quote-wizard.setup.ts';
import type { StoredVisit } from '#machines/quote-wizard/visit.ts';
import { storedDraft } from './draft.ts';
import { readStored, writeStored } from './storage.ts';

const autoAdvanceKey = 'waymark.quote.auto-advance';

/** Reads the tab's draft of a quote request, the search parameters and the history entry's key. */
export const restoreVisit = (history: RouterHistory, read: () => SearchParams) =>
  fromPromise<StoredVisit>(async () => {
    const { step, location, services, firm } = read();
    return {
      draft: storedDraft({ form: 'quote' }),
      autoAdvance: readStored('localStorage', autoAdvanceKey),
      step,
      location,
      services,
      firm,
      entry: history.location.state.key,
    };
  });

/** Stores whether the wizard moves on automatically. */
export const preferenceStore = fromCallback<PreferenceStoreEvent>(({ receive }) => {
  receive(({ autoAdvance }) => writeStored('localStorage', autoAdvanceKey, autoAdvance));
});
