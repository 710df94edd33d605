import { sentStates } from '#machines/submission/sending.ts';
import { wizard } from './quote-wizard.setup.ts';
import { firstStep } from './steps.ts';

export const thankYouState = wizard.createStateConfig({
  id: 'thank-you',
  description: 'After the last step: says truthfully what has become of the lead.',
  entry: ['mark as sent', { type: 'show step', params: { step: 'thank-you' } }],
  on: {
    'STEP.VISIT': [
      {
        guard: { type: 'asks for another step', params: ({ event }) => ({ asked: event.step }) },
        target: `#${firstStep}`,
        actions: ['start afresh', 'save draft'],
        description:
          'Going back after sending begins a new request; it never sends the old one again.',
      },
      { description: 'The thank-you already shows.' },
    ],
  },
  initial: 'arrived',
  states: {
    ...sentStates,
    undeliverable: {
      id: 'undeliverable',
      description: 'The form handler will never take it; the visitor is told what to do instead.',
      tags: ['confirmed', 'undeliverable'],
      entry: 'clear draft',
    },
  },
});
