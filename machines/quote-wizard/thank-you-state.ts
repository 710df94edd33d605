import { wizard } from './quote-wizard.setup.ts';
import { firstStep } from './steps.ts';

export const thankYouState = wizard.createStateConfig({
  id: 'thank-you',
  description: 'After the last step. The submission knows what becomes of the lead.',
  entry: { type: 'show step', params: { step: 'thank-you' } },
  on: {
    'LEAD.*': {
      description: 'A reload brings back the answers of a lead that the browser cannot store.',
      actions: {
        type: 'store draft of sent lead',
        params: ({ event }) => ({ isNeeded: event.type === 'LEAD.NOT_PERSISTED' }),
      },
    },
    'STEP.VISIT': [
      {
        guard: { type: 'asks for another step', params: ({ event }) => ({ asked: event.step }) },
        target: `#${firstStep}`,
        actions: ['start afresh', 'save draft'],
        description: 'Begins a new request; the old one is never sent again.',
      },
      { description: 'The thank-you already shows.' },
    ],
  },
});
