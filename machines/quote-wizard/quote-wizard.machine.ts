import { businessTypeStep, locationStep, servicesStep, urgencyStep } from './choice-steps.ts';
import { emptyDraft } from './draft.ts';
import { wizard, type RestoredVisit } from './quote-wizard.setup.ts';
import { questionSteps } from './steps.ts';
import { thankYouStep } from './thank-you-step.ts';
import { contactStep, nameStep } from './typed-steps.ts';

/** The quote request, one question at a time: six steps and a thank-you. */
export const quoteWizardMachine = wizard.createMachine({
  id: 'quote-wizard',
  description: 'Takes a visitor from the first question to a delivered lead.',
  context: { ...emptyDraft, autoAdvance: true, phoneLeft: false, refusals: 0 },
  invoke: [
    { src: 'visitStore', id: 'visitStore' },
    { src: 'stepHistory', id: 'stepHistory' },
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
      description:
        'Takes up what an earlier visit or the address brings, before anything is asked.',
      invoke: {
        src: 'restoreVisit',
        onDone: [
          {
            guard: {
              type: 'restored visit was sent',
              params: ({ event }) => ({ visit: event.output }),
            },
            target: '#delivering',
            actions: { type: 'take up visit', params: ({ event }) => event.output },
          },
          ...questionSteps.map((step) => ({
            guard: {
              type: 'restored visit shows step' as const,
              params: ({ event }: { event: { output: RestoredVisit } }) => ({
                visit: event.output,
                step,
              }),
            },
            target: step,
            actions: {
              type: 'take up visit' as const,
              params: ({ event }: { event: { output: RestoredVisit } }) => event.output,
            },
          })),
        ],
        onError: { target: 'business-type' },
      },
    },
    'business-type': businessTypeStep,
    location: locationStep,
    services: servicesStep,
    urgency: urgencyStep,
    name: nameStep,
    contact: contactStep,
    'thank-you': thankYouStep,
  },
});
