import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { withAnswer } from '#machines/quote-wizard/answers.ts';
import { draftSchema, emptyDraft } from '#machines/quote-wizard/draft.ts';
import type { VisitStoreEvent, RestoredVisit } from '#machines/quote-wizard/quote-wizard.setup.ts';
import { stepSchema } from '#machines/quote-wizard/steps.ts';
import { readStored, writeStored } from './storage.ts';

/** The answers stay in this tab alone and go when it is closed; the setting is remembered. */
const draftKey = 'waymark.quote.draft';
const autoAdvanceKey = 'waymark.quote.auto-advance';

/** Reads what the tab holds and what the address asks for (`?step=`, `?location=`). */
export const restoreVisit = fromPromise<RestoredVisit>(async () => {
  const draft = v.parse(
    v.fallback(draftSchema, emptyDraft),
    readStored('sessionStorage', draftKey),
  );
  const asked = new URLSearchParams(window.location.search);
  const location = asked.get('location');
  return {
    draft:
      location === null
        ? draft
        : { ...draft, answers: withAnswer(draft.answers, 'location', location) },
    autoAdvance: v.parse(v.fallback(v.boolean(), true), readStored('localStorage', autoAdvanceKey)),
    step: v.parse(stepSchema, asked.get('step')),
  };
});

/** Keeps the answers for a reload, and the setting for good. */
export const visitStore = fromCallback<VisitStoreEvent>(({ receive }) => {
  receive((event) => {
    if (event.type === 'DRAFT.SAVE') writeStored('sessionStorage', draftKey, event.draft);
    else writeStored('localStorage', autoAdvanceKey, event.autoAdvance);
  });
});
