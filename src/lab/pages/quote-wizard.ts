import type { SnapshotFrom } from 'xstate';
import { quote } from '#content/interface/quote.ts';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { QuoteWizardEvent } from '#machines/quote-wizard/quote-wizard.setup.ts';
import { choiceSteps, steps } from '#machines/quote-wizard/steps.ts';
import { readVisit, type StoredVisit } from '#machines/quote-wizard/visit.ts';
import { open, press, world, type Act, type Find } from 'statelab/page/act';
import { desktop, outputNamed, type PageScript } from 'statelab/page/page-script';
import { actOfNews, isUnheardOf, leaveInOutbox } from './posting.ts';
import { standsThere } from './typing.ts';

/** The control that chooses a value: the same value under another question is named alike, or not there. */
function optionOf(value: string): Act {
  for (const { kind, options } of choiceSteps) {
    const option = options.find((candidate) => candidate.value === value);
    if (option !== undefined) return press(kind === 'choices' ? 'checkbox' : 'radio', option.label);
  }
  throw new Error(`No step of the quote request has the option '${value}'.`);
}

/** How many options of a list are looked at: the scenario chooses among its first ones. */
const optionsLookedAt = 3;

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

/** What stands in the fields of the step, and what is chosen there. */
function findsAt(snapshot: SnapshotFrom<typeof quoteWizardMachine>): readonly Find[] {
  const row = steps.find(({ id }) => snapshot.matches(id));
  const { answers, autoAdvance } = snapshot.context;
  if (row === undefined) return [];
  if (row.kind === 'typed') {
    return row.fields.map((name) => ({ do: 'find', control: field(name), value: answers[name] }));
  }
  const role = row.kind === 'choices' ? 'checkbox' : 'radio';
  const chosen = [answers[row.fields[0]]].flat();
  return [
    ...row.options.slice(0, optionsLookedAt).map(({ value, label }): Find => ({
      do: 'find',
      control: { role, name: label },
      checked: chosen.includes(value),
    })),
    { do: 'find', control: { role: 'switch', name: quote.autoAdvance }, checked: autoAdvance },
  ];
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
   * between, and cannot fail: what cannot be read counts as nothing. Typing what stands there
   * changes nothing. And while a request is under way, the page's own button keeps a second press
   * from the machine. The storage is never full.
   */
  canHappen: (snapshot, step) => {
    if (snapshot.matches('restoring')) {
      return step.kind === 'outcome' && step.outcome !== 'a failure';
    }
    if (step.kind !== 'event') return true;
    if (isUnheardOf(step.event) || standsThere(snapshot.context, step.event)) return false;
    return step.event.type !== 'FORM.SUBMIT' || !snapshot.matches({ contact: 'sending' });
  },
  finds: findsAt,
  leftToUnitTests: [
    'quote-wizard.restoring|xstate.error.actor.0.quote-wizard.restoring|0',
    'quote-wizard.contact.sending|LEAD.UNKEPT|0',
    'quote-wizard.contact.sending|FORM.SUBMIT|0',
    'quote-wizard.thank-you.delivering.kept|LEAD.UNKEPT|0',
  ],
};
