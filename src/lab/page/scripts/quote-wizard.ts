import { quote } from '#content/interface/quote.ts';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { QuoteWizardEvent } from '#machines/quote-wizard/quote-wizard.setup.ts';
import { choiceSteps } from '#machines/quote-wizard/steps.ts';
import { readVisit, type StoredVisit } from '#machines/quote-wizard/visit.ts';
import { open, press, world, type Act } from '#src/lab/page/act.ts';
import { desktop, outputNamed, type PageScript } from '#src/lab/page/page-script.ts';
import { actOfNews, isUnheardOf, leaveInOutbox } from './posting.ts';

/** The control that chooses a value: the same value under another question is named alike, or not there. */
function optionOf(value: string): Act {
  for (const { kind, options } of choiceSteps) {
    const option = options.find((candidate) => candidate.value === value);
    if (option !== undefined) return press(kind === 'choices' ? 'checkbox' : 'radio', option.label);
  }
  throw new Error(`No step of the quote request has the option '${value}'.`);
}

const addressOf = (step: string): string => `/quote?step=${step}`;

/** What an earlier visit left in the tab's storage and in the outbox, and the address asked for. */
function openVisit(visit: StoredVisit): readonly Act[] {
  const { draft, step } = readVisit(visit);
  const { sentKey } = draft;
  return [
    world('keepInStorage', 'sessionStorage', 'waymark.quote.draft', JSON.stringify(draft)),
    ...(sentKey === null ? [] : [leaveInOutbox(sentKey), world('watchLead', sentKey)]),
    open(addressOf(step)),
  ];
}

const field = (name: keyof typeof quote.fields) =>
  ({ role: 'textbox', name: quote.fields[name].label }) as const;

/** What makes the wizard's page send an event. */
function actOf(event: QuoteWizardEvent): Act {
  switch (event.type) {
    case 'ANSWER.CHOOSE':
      return optionOf(event.value);
    case 'GROUP.MOVE':
      return { do: 'key', key: 'Tab' };
    case 'FIELD.CHANGE':
      return { do: 'fill', control: field(event.field), text: event.value };
    case 'FIELD.LEAVE':
      return { do: 'leave', control: field(event.field) };
    case 'STEP.NEXT':
      return press('button', quote.continue);
    case 'STEP.BACK':
      return press('button', quote.back);
    case 'STEP.VISIT':
      return world('goBackTo', addressOf(event.step));
    case 'AUTO_ADVANCE.TOGGLE':
      return press('switch', quote.autoAdvance);
    case 'FORM.SUBMIT':
      return press('button', quote.submit);
    default:
      return actOfNews(event);
  }
}

export const quoteWizardPage: PageScript<typeof quoteWizardMachine> = {
  scenario: quoteWizardScenario,
  viewport: desktop,
  prepare: [world('stopClock'), world('holdPosts')],
  acts: (step, outcomes) => {
    if (step.kind === 'wait') return [{ do: 'wait', ms: step.ms }];
    if (step.kind === 'event') return [actOf(step.event)];
    return openVisit(outputNamed(outcomes.restoreVisit, step.outcome));
  },
  /*
   * Reading what an earlier visit left takes less than any other event needs to come in
   * between, and cannot fail: what cannot be read counts as nothing. And while a request is
   * under way, the page's own button keeps a second press from the machine. The storage is never
   * full.
   */
  canHappen: (snapshot, step) => {
    if (snapshot.matches('restoring')) {
      return step.kind === 'outcome' && step.outcome !== 'a failure';
    }
    if (step.kind === 'event' && isUnheardOf(step.event)) return false;
    const isSubmit = step.kind === 'event' && step.event.type === 'FORM.SUBMIT';
    return !(isSubmit && snapshot.matches({ contact: 'sending' }));
  },
  leftToUnitTests: [
    'quote-wizard.restoring|xstate.error.actor.0.quote-wizard.restoring|0',
    'quote-wizard.contact.sending|LEAD.UNKEPT|0',
    'quote-wizard.contact.sending|FORM.SUBMIT|0',
    'quote-wizard.thank-you.delivering.kept|LEAD.UNKEPT|0',
  ],
};
