import { untouchedForm } from '#machines/form/form-model.ts';
import { noAnswers } from './answers.ts';
import { choiceState } from './choice-state.ts';
import { wizard } from './quote-wizard.setup.ts';
import { choiceSteps, firstStep, questionSteps, type ChoiceStep, type Step } from './steps.ts';
import { thankYouState } from './thank-you-state.ts';
import { contactState, nameState } from './typed-states.ts';
import type { StoredVisit } from './visit.ts';

type Restored = { readonly event: { readonly output: StoredVisit } };

const restoreVisit = {
  type: 'restore visit',
  params: ({ event }: Restored) => event.output,
} as const;

const restoredVisitShows = (step: Step) =>
  ({
    type: 'restored visit shows step',
    params: ({ event }: Restored) => ({ visit: event.output, step }),
  }) as const;

/** The state of each choice step. `Object.fromEntries` forgets the keys. */
const choiceStates = Object.fromEntries(
  choiceSteps.map((row) => [row.id, choiceState(row)]),
) as Record<ChoiceStep['id'], ReturnType<typeof choiceState>>;

export const quoteWizardMachine = wizard.createMachine({
  id: 'quote-wizard',
  description: 'Takes a visitor from the first question to a delivered lead.',
  context: ({ input: { firms } = { firms: [] } }) => ({
    ...untouchedForm,
    form: 'quote',
    setting: 'deliver',
    prefilled: {},
    answers: noAnswers,
    firms,
    townIsGiven: false,
    autoAdvance: true,
  }),
  invoke: [
    { src: 'draftStore', id: 'draftStore', input: { form: 'quote' } },
    { src: 'preferenceStore', id: 'preferenceStore' },
    { src: 'pageTransitions' },
    { src: 'stepHistory', id: 'stepHistory', input: { first: firstStep } },
    { src: 'outbox', id: 'outbox' },
  ],
  on: {
    'STEP.VISIT': questionSteps.map((step) => ({
      guard: { type: 'may show step', params: ({ event }) => ({ asked: event.step, step }) },
      target: `.${step}`,
    })),
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Restores an earlier visit and reads the address before the first question.',
      invoke: {
        src: 'restoreVisit',
        onDone: [
          {
            guard: restoredVisitShows('thank-you'),
            target: 'thank-you',
            actions: [restoreVisit, 'watch lead'],
          },
          ...questionSteps.map((step) => ({
            guard: restoredVisitShows(step),
            target: step,
            actions: restoreVisit,
          })),
        ],
        onError: { target: firstStep },
      },
    },
    ...choiceStates,
    name: nameState,
    contact: contactState,
    'thank-you': thankYouState,
  },
});
