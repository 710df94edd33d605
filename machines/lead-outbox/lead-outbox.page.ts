import { quote } from '#content/ui/quote.ts';
import { page as gstPage } from '#content/pages/gst-calculator.ts';
import { undelivered } from '#content/ui/undelivered.ts';
import { leadOutboxScenario } from './lead-outbox.scenario.ts';
import { quoteForm } from '#content/forms/quote.ts';
import { completeAnswers } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { nextAttempt } from '#machines/form/attempt.ts';
import { control, open, press } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { keepEntry } from '#lab/posting.ts';
import { world } from '#lab/world-act.ts';

/** A complete wizard draft with the scenario's key for a new lead. */
const draftOf = (key: string) => ({
  answers: completeAnswers,
  attempt: nextAttempt(quoteForm, completeAnswers, null, key),
  sentKey: null,
});

const leaveWizard = world('followLink', '/gst-calculator', gstPage.heading);

/** The outbox has almost no view, so checks read its entries in storage and its requests. */
export const leadOutboxPage = definePage({
  scenario: leadOutboxScenario,
  path: '/quote',
  prepare: [world('stopClock'), world('holdPosts')],
  events: {
    // Sends a lead from the wizard to a failing server, without a page load.
    'LEAD.QUEUE': ({ key }) => [
      leaveWizard,
      world(
        'rewriteStorage',
        'sessionStorage',
        'waymark.quote.draft',
        JSON.stringify(draftOf(key)),
      ),
      world('followLink', '/quote?step=contact', quote.steps.contact.heading),
      world('pressAndRespond', quote.submit, 500),
    ],
    'NETWORK.ONLINE': world('goOnline'),
    'REJECTED.DISMISS': [leaveWizard, press(control('button', undelivered.forget))],
    // The clock of the site under test does not run for a week.
    'STALE.SEND': 'never',
    'STALE.DISMISS': 'never',
    // A form sends these in the step that starts or ends a request.
    'LEAD.HOLD': 'never',
    'LEAD.RELEASE': 'never',
    // Storage does not fail on the page.
    'ENTRY.STORE_FAILED': 'never',
  },
  outcomes: {
    loadEntries: { opens: (entries) => [...entries.map(keepEntry), open('/gst-calculator')] },
    deliverEntry: (outcome) =>
      'output' in outcome && outcome.output.unsent
        ? 'never'
        : world('respondToPost', 'output' in outcome ? outcome.output.status : 'lost'),
  },
  // Storage merges entries with the same key.
  expectations: (snapshot) => {
    const { pending, rejected } = snapshot.context;
    const keys = new Set([...pending, ...rejected].map(({ key }) => key));
    return [
      world('seeKeptLeads', [...keys]),
      ...(snapshot.matches('delivering') ? [] : [world('seeNoDelivery')]),
    ];
  },
  unseen: [
    'lead-outbox.delivering|NETWORK.ONLINE|0',
    'lead-outbox.delivering|xstate.error.actor.0.lead-outbox.delivering|0',
    'lead-outbox.waiting|LEAD.QUEUE|0',
  ],
});
