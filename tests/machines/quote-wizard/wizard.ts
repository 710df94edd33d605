import { noAnswers, type Answers } from '#machines/quote-wizard/answers.ts';
import { emptyDraft } from '#machines/quote-wizard/draft.ts';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { RestoredVisit } from '#machines/quote-wizard/quote-wizard.setup.ts';
import { drive, type Driver } from '#paths/drive.ts';
import { stateName } from '#machines/state-name.ts';

export const allAnswers: Answers = {
  businessType: 'sole-trader',
  location: 'palmerston-north',
  services: ['gst-returns', 'tax-planning'],
  urgency: 'asap',
  firstName: 'Aroha',
  lastName: 'Ngata',
  email: 'aroha@example.co.nz',
  phone: '',
  businessName: '',
};

/** `allAnswers` as they are sent. */
export const bodyOfAllAnswers =
  'form-name=quote&businessType=Sole+Trader&location=Palmerston+North&services=GST+Returns%2C+Tax+Planning&urgency=asap&firstName=Aroha&lastName=Ngata&email=aroha%40example.co.nz&phone=&businessName=&bot-field=';

/** What a visit brings: by default a first one, with nothing answered and nothing asked for. */
export const visit = (
  step: RestoredVisit['step'] = 'business-type',
  answers: Partial<Answers> = {},
): RestoredVisit => ({
  draft: { ...emptyDraft, answers: { ...noAnswers, ...answers } },
  autoAdvance: true,
  step,
});

export type WizardDriver = Driver<typeof quoteWizardMachine>;

/** The wizard, once it has taken up a visit. */
export function startWizard(restored: RestoredVisit = visit()): WizardDriver {
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
  wizard.send({ type: 'FORM.SUBMIT', newKey: 'key-1' });
  return wizard;
}

export const stateOf = (wizard: WizardDriver): string => stateName(wizard.snapshot());

export const answersOf = (wizard: WizardDriver): Answers => wizard.snapshot().context.answers;
