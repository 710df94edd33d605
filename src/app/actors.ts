import type { AnyRouter } from '@tanstack/react-router';
import type { AnyStateMachine } from 'xstate';
import type { SearchParams } from '#machines/search-params.ts';
import type { accordionMachine } from '#machines/accordion/accordion.machine.ts';
import type { faqSearchMachine } from '#machines/faq-search/faq-search.machine.ts';
import type { formMachine } from '#machines/form/form.machine.ts';
import type { gstCalculatorMachine } from '#machines/gst-calculator/gst-calculator.machine.ts';
import type { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import type { myDatesMachine } from '#machines/my-dates/my-dates.machine.ts';
import type { nearMeMachine } from '#machines/near-me/near-me.machine.ts';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import type { stickyBarMachine } from '#machines/sticky-bar/sticky-bar.machine.ts';
import type { taxCalculatorMachine } from '#machines/tax-calculator/tax-calculator.machine.ts';
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
import { stepHistory } from '#src/actors/step-history.ts';
import { submitForm } from '#src/actors/submit-form.ts';
import { inputStore, restoreInputs } from '#src/actors/tax-inputs.ts';
import { outboxLink } from '#src/actors/outbox-link.ts';
import type { Outbox } from '#src/views/outbox-context.ts';

type ActorsOf<Machine extends AnyStateMachine> = Required<
  NonNullable<Parameters<Machine['provide']>[0]['actors']>
>;

/**
 * Every actor that a machine of the site declares. Machines may share an actor.
 */
type ActorTable = ActorsOf<typeof accordionMachine> &
  ActorsOf<typeof faqSearchMachine> &
  ActorsOf<typeof formMachine> &
  ActorsOf<typeof gstCalculatorMachine> &
  ActorsOf<typeof myDatesMachine> &
  ActorsOf<typeof nearMeMachine> &
  ActorsOf<typeof quoteWizardMachine> &
  ActorsOf<typeof stickyBarMachine> &
  ActorsOf<typeof taxCalculatorMachine>;

declare module '#src/views/provided-actors.ts' {
  interface Register {
    readonly actors: ActorTable;
  }
}

/** The search parameters of the current route; empty before a page is shown. */
const searchOf = (router: AnyRouter) => (): SearchParams =>
  router.state.matches.at(-1)?.search ?? {};

/** The real effects of the site's machines. An id means the same in every machine. */
export const createActors = (router: AnyRouter, outbox: Outbox): ActorTable => ({
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
  stepHistory: stepHistory(router.history),
  submitForm,
  taxStore,
});

/** The outbox's own actors. They start before the outbox that the others need. */
export const outboxActors: ActorsOf<typeof leadOutboxMachine> = {
  deliverEntry,
  entryStore,
  loadEntries,
  network,
};
