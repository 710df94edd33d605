import type { RouterHistory } from '@tanstack/react-router';
import { postForm } from '#src/actors/post-form.ts';
import { draftStore, restoreVisit } from '#src/actors/quote-visit.ts';
import { stepHistory } from '#src/actors/step-history.ts';
import { watchLead } from '#src/actors/watch-lead.ts';
import { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import type { Outbox } from '#src/views/outbox-context.ts';

/** The wizard with its real actors: this tab's storage, the browser's history, the site's outbox. */
export const composeQuoteWizard = (history: RouterHistory, outbox: Outbox) =>
  quoteWizardMachine.provide({
    actors: {
      restoreVisit,
      draftStore,
      postForm,
      stepHistory: stepHistory(history),
      outbox: watchLead(outbox),
    },
  });
