import { quote } from '#content/interface/quote.ts';
import { page as gstPage } from '#content/pages/gst-calculator.ts';
import { undelivered } from '#content/interface/undelivered.ts';
import type {
  LeadOutboxEvent,
  leadOutboxMachine,
} from '#machines/lead-outbox/lead-outbox.machine.ts';
import { leadOutboxScenario } from '#machines/lead-outbox/lead-outbox.scenario.ts';
import { quoteForm } from '#machines/quote-wizard/quote-form.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { readVisit } from '#machines/quote-wizard/visit.ts';
import { attemptAt } from '#machines/submission/attempt.ts';
import { open, press, world, type Act } from 'statelab/page/act';
import { desktop, notOnAPage, outputNamed, type PageScript } from 'statelab/page/page-script';
import { answerNamed, keepEntry } from './posting.ts';

const { draft } = readVisit(outputNamed(quoteWizardScenario.outcomes.restoreVisit, 'all answered'));

/** A wizard's draft that is ready to be sent, under the key that the scenario gives a new lead. */
const draftOf = (key: string) => ({
  ...draft,
  attempt: attemptAt(quoteForm, draft.answers, null, key),
});

/** Sends a lead from the wizard to a server that fails, on another page of the same document. */
const queueLead = (key: string): readonly Act[] => [
  world('followLink', '/gst-calculator', gstPage.heading),
  world('rewriteStorage', 'sessionStorage', 'waymark.quote.draft', JSON.stringify(draftOf(key))),
  world('followLink', '/quote?step=contact', quote.steps.contact.heading),
  world('pressAndAnswer', quote.submit, 500),
];

function actsOf(event: LeadOutboxEvent): readonly Act[] {
  switch (event.type) {
    case 'LEAD.QUEUE':
      return queueLead(event.key);
    case 'NETWORK.ONLINE':
      return [world('goOnline')];
    case 'REFUSED.FORGET':
      return [
        world('followLink', '/gst-calculator', gstPage.heading),
        press('button', undelivered.forget),
      ];
    case 'LEAD.HOLD':
    case 'LEAD.RELEASE':
    case 'ENTRY.UNKEPT':
      return notOnAPage(event);
  }
}

/** What a form does in the one step in which it begins or ends a request, and a step of its own never is. */
const withoutStep: ReadonlySet<string> = new Set(['LEAD.HOLD', 'LEAD.RELEASE', 'ENTRY.UNKEPT']);

/** The outbox has hardly a view: what it keeps is seen in the browser's storage, and what it sends, when that is answered. */
export const leadOutboxPage: PageScript<typeof leadOutboxMachine> = {
  scenario: leadOutboxScenario,
  viewport: desktop,
  prepare: [world('stopClock'), world('holdPosts')],
  acts: (step, outcomes) => {
    if (step.kind === 'wait') return [{ do: 'wait', ms: step.ms }];
    if (step.kind === 'outcome' && step.actor === 'loadEntries') {
      const entries = outputNamed(outcomes.loadEntries, step.outcome);
      return [...entries.map(keepEntry), open('/gst-calculator')];
    }
    if (step.kind === 'outcome') {
      return [world('answerPost', answerNamed(outcomes.deliverEntry, step.outcome))];
    }
    return actsOf(step.event);
  },
  // Reading the storage takes less than any event needs to come in between, and never fails. What
  // could be stored a moment ago is not found to be unkept.
  canHappen: (snapshot, step) =>
    snapshot.matches('loading')
      ? step.kind === 'outcome' && step.outcome !== 'storage failure'
      : step.kind !== 'event' || !withoutStep.has(step.event.type),
  leftToUnitTests: [
    'lead-outbox|LEAD.HOLD|0',
    'lead-outbox|LEAD.RELEASE|0',
    'lead-outbox|ENTRY.UNKEPT|0',
    'lead-outbox.loading|xstate.error.actor.0.lead-outbox.loading|0',
  ],
  // Two entries under one key are stored as one.
  sights: (snapshot) => {
    const { pending, refused } = snapshot.context;
    const keys = new Set([...pending, ...refused].map(({ key }) => key));
    return [
      world('seeKeptLeads', [...keys]),
      ...(snapshot.matches('delivering') ? [] : [world('seeNoDelivery')]),
    ];
  },
};
