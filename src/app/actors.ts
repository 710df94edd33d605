import type { AnyRouter } from '@tanstack/react-router';
import type { SearchParams } from '#machines/search-params.ts';
import { copyText } from '#src/actors/clipboard.ts';
import { draftStore, restoreDraft } from '#src/actors/draft.ts';
import { hashTarget } from '#src/actors/hash-target.ts';
import { lookup, permission } from '#src/actors/location.ts';
import { restoreTaxes, taxStore } from '#src/actors/my-taxes.ts';
import { network } from '#src/actors/network.ts';
import { entryStore, loadEntries } from '#src/actors/outbox-entries.ts';
import { deliverEntry } from '#src/actors/deliver-entry.ts';
import { pageTransitions } from '#src/actors/page-transitions.ts';
import { preferenceStore, restoreVisit } from '#src/actors/quote-visit.ts';
import { scrollPosition } from '#src/actors/scroll-position.ts';
import { searchWords } from '#src/actors/search-words.ts';
import { sectionInView } from '#src/actors/section-in-view.ts';
import { stepHistory } from '#src/actors/step-history.ts';
import { submitForm } from '#src/actors/submit-form.ts';
import { inputStore, restoreInputs } from '#src/actors/tax-inputs.ts';
import { outboxLink } from '#src/actors/outbox-link.ts';
import type { Outbox } from '#src/views/outbox-context.ts';

declare module '#src/views/provided-actors.ts' {
  interface Register {
    readonly actors: ReturnType<typeof createActors>;
  }
}

/** The search parameters of the current route; empty before a page is shown. */
const searchOf = (router: AnyRouter) => (): SearchParams =>
  router.state.matches.at(-1)?.search ?? {};

/** The real effects of the site's machines. An id means the same in every machine. */
export const createActors = (router: AnyRouter, outbox: Outbox) => ({
  copyText,
  draftStore,
  hashTarget,
  inputStore: inputStore(router.history),
  lookup,
  outbox: outboxLink(outbox),
  pageTransitions,
  permission,
  preferenceStore,
  restoreDraft,
  restoreInputs: restoreInputs(router.history, searchOf(router)),
  restoreTaxes,
  restoreVisit: restoreVisit(router.history, searchOf(router)),
  scrollPosition,
  searchWords: searchWords(searchOf(router)),
  sectionInView,
  stepHistory: stepHistory(router.history),
  submitForm,
  taxStore,
});

/** The outbox's own actors. They start before the outbox that the others need. */
export const outboxActors = { deliverEntry, entryStore, loadEntries, network };
