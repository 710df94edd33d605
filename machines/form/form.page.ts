import { contactWords } from '#content/ui/contact-form.ts';
import { contactForm } from '#content/forms/contact.ts';
import { quickQuoteForm } from '#content/forms/quick-quote.ts';
import { quickQuote } from '#content/ui/quick-quote.ts';
import type { formMachine } from './form.machine.ts';
import { contactScenario, formScenario } from './form.scenario.ts';
import type { Scenario } from '#machines/scenario.ts';
import { control, fill, find, leave, open, press } from '#statelab/page/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { answerForm, leadStatus } from '#lab/posting.ts';
import { world } from '#lab/world-act.ts';

interface LeadFormPage {
  readonly scenario: Scenario<typeof formMachine>;
  readonly address: string;
  /** The session storage key of its draft. */
  readonly draftKey: string;
  /** The accessible name of the email field, the only one that the scenario fills in. */
  readonly email: string;
  readonly submit: string;
}

function leadFormPage({ scenario, address, draftKey, email, submit }: LeadFormPage) {
  const field = control('textbox', email);
  const { id } = scenario.machine;
  return definePage({
    scenario,
    path: address,
    prepare: [world('stopClock'), world('holdPosts')],
    events: {
      'FIELD.CHANGE': ({ value }) => fill(field, value),
      'FIELD.BLUR': leave(field),
      'FORM.SUBMIT': press(control('button', submit)),
      ...leadStatus,
    },
    outcomes: {
      submitForm: answerForm,
      restoreDraft: {
        opens: (draft) => [
          world('keepInStorage', 'sessionStorage', draftKey, JSON.stringify(draft)),
          open(address),
        ],
      },
    },
    // A busy button ignores clicks.
    when: { 'FORM.SUBMIT': (snapshot) => !snapshot.matches({ open: 'sending' }) },
    finds: (snapshot) =>
      snapshot.matches('open')
        ? [find(field, { value: [snapshot.context.answers['email']].join() })]
        : [],
    leftToUnitTests: [
      `${id}.open.restoring|xstate.error.actor.0.${id}.open.restoring|0`,
      `${id}.open.sending|xstate.done.actor.0.${id}.open.sending|0`,
      `${id}.open.sending|FORM.SUBMIT|0`,
      'sent|LEAD.NOT_PERSISTED|0',
      'sent|LEAD.DELIVERED|0',
    ],
    unseen: [`${id}.open|FIELD.BLUR|0`],
  });
}

export const quickQuoteFormPage = leadFormPage({
  scenario: formScenario,
  address: '/small-business-tax',
  draftKey: 'waymark.quick-quote.draft',
  email: `${quickQuoteForm.fields.email.label} (${quickQuote.required})`,
  submit: quickQuote.submit,
});

export const contactFormPage = leadFormPage({
  scenario: contactScenario,
  address: '/contact',
  draftKey: 'waymark.contact.draft',
  email: contactForm.fields.email.label,
  submit: contactWords.submit,
});
