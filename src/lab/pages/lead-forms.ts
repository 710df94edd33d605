import { contactForm as contactWords } from '#content/interface/contact-form.ts';
import { quickQuote } from '#content/interface/quick-quote.ts';
import type { formMachine } from '#machines/form/form.machine.ts';
import { contactScenario, formScenario } from '#machines/form/form.scenario.ts';
import type { Scenario, Step } from 'statelab/scenario';
import { open, press, world, type Act, type Control } from 'statelab/page/act';
import { desktop, outputNamed, type PageScript } from 'statelab/page/page-script';
import { actOfNews, isUnheardOf } from './posting.ts';
import { standsThere } from './typing.ts';

type FormMachine = typeof formMachine;
type Outcomes = Scenario<FormMachine>['outcomes'];

interface LeadFormPage {
  readonly scenario: Scenario<FormMachine>;
  readonly address: string;
  /** What its draft is called in the tab's storage. */
  readonly draftKey: string;
  /** The accessible name of its email field: the scenario types in no other. */
  readonly email: string;
  readonly submit: string;
}

/** How a lead form's steps come about on the site, which delivers them. */
function leadFormPage({ scenario, address, draftKey, email, submit }: LeadFormPage) {
  const field: Control = { role: 'textbox', name: email };
  const { id } = scenario.machine;

  function openWith({ restoreDraft }: Outcomes, outcome: string): readonly Act[] {
    const draft = outputNamed(restoreDraft, outcome);
    return [
      world('keepInStorage', 'sessionStorage', draftKey, JSON.stringify(draft)),
      open(address),
    ];
  }

  function acts(step: Step<FormMachine>, outcomes: Outcomes): readonly Act[] {
    if (step.kind === 'wait') return [{ do: 'wait', ms: step.ms }];
    if (step.kind === 'outcome') return openWith(outcomes, step.outcome);
    switch (step.event.type) {
      case 'FIELD.CHANGE':
        return [{ do: 'fill', control: field, text: step.event.value }];
      case 'FIELD.LEAVE':
        return [{ do: 'leave', control: field }];
      case 'FORM.SUBMIT':
        return [press('button', submit)];
      default:
        return [actOfNews(step.event)];
    }
  }

  const page: PageScript<FormMachine> = {
    scenario,
    viewport: desktop,
    prepare: [world('stopClock'), world('holdPosts')],
    acts,
    /*
     * Nothing comes in between while what was typed before is read, which cannot fail. Typing what
     * stands there changes nothing. A busy button passes no press on. A site either delivers its
     * forms or logs them. The storage is never full.
     */
    canHappen: (snapshot, step) => {
      if (snapshot.matches({ open: 'restoring' })) {
        return step.kind === 'outcome' && step.outcome !== 'a failure';
      }
      if (step.kind !== 'event') return true;
      if (isUnheardOf(step.event) || standsThere(snapshot.context, step.event)) return false;
      return step.event.type !== 'FORM.SUBMIT' || !snapshot.matches({ open: 'sending' });
    },
    finds: (snapshot) =>
      snapshot.matches('open')
        ? [{ do: 'find', control: field, value: [snapshot.context.answers['email']].join() }]
        : [],
    leftToUnitTests: [
      `${id}.open.restoring|xstate.error.actor.0.${id}.open.restoring|0`,
      `${id}.open.sending|LEAD.LOGGED|0`,
      `${id}.open.sending|LEAD.UNKEPT|0`,
      `${id}.open.sending|FORM.SUBMIT|0`,
      `${id}.delivering.kept|LEAD.UNKEPT|0`,
    ],
  };
  return page;
}

export const quickQuoteFormPage = leadFormPage({
  scenario: formScenario,
  address: '/small-business-tax',
  draftKey: 'waymark.quick-quote.draft',
  email: `${quickQuote.fields.email.label} (${quickQuote.required})`,
  submit: quickQuote.submit,
});

export const contactFormPage = leadFormPage({
  scenario: contactScenario,
  address: '/contact',
  draftKey: 'waymark.contact.draft',
  email: contactWords.fields.email.label,
  submit: contactWords.submit,
});
