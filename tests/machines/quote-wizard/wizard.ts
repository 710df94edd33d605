import type { QuoteAnswers } from '#machines/quote-wizard/answers.ts';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import { quoteWizardScenario, visit } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { StoredVisit } from '#machines/quote-wizard/visit.ts';
import { drive, type Driver } from '#statelab/explore/drive.ts';
import { stateName } from '#machines/state-name.ts';
import { bodyOf, requestWith } from '#tests/quote-request.ts';

export const allAnswers: QuoteAnswers = requestWith({
  businessType: 'sole-trader',
  location: 'palmerston-north',
  services: ['gst-returns', 'tax-planning'],
  urgency: 'asap',
  firstName: 'Aroha',
  lastName: 'Ngata',
  email: 'aroha@example.co.nz',
  phone: '',
  businessName: '',
});

/** `allAnswers` as they are sent. */
export const bodyOfAllAnswers = bodyOf(allAnswers);

export type WizardDriver = Driver<typeof quoteWizardMachine>;

/** The wizard, once a visit is restored. */
export function startWizard(restored: StoredVisit = visit()): WizardDriver {
  const wizard = drive({
    ...quoteWizardScenario,
    outcomes: {
      ...quoteWizardScenario.outcomes,
      restoreVisit: [{ name: 'restored', output: restored }],
    },
  });
  wizard.settle('restoreVisit', 'restored');
  return wizard;
}

/** The wizard with a request under way. */
export function startSending(): WizardDriver {
  const wizard = startWizard(visit('contact', allAnswers));
  wizard.send({ type: 'FORM.SUBMIT', newIdempotencyKey: 'key-1' });
  return wizard;
}

type Effects = Pick<ReturnType<WizardDriver['send']>, 'started'>;

/** The leads that a step sent. */
export const leadsOf = ({ started }: Effects): readonly unknown[] =>
  started.filter(({ actor }) => actor === 'submitForm').map(({ input }) => input);

export const stateOf = (wizard: WizardDriver): string => stateName(wizard.snapshot());

export const answersOf = (wizard: WizardDriver): QuoteAnswers => wizard.snapshot().context.answers;
