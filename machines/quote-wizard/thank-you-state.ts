import { wizard } from './quote-wizard.setup.ts';
import { firstStep } from './steps.ts';

export const thankYouState = wizard.createStateConfig({
  id: 'thank-you',
  description: 'After the last step. The outbox has the status of the lead.',
  entry: ['mark as sent', { type: 'show step', params: { step: 'thank-you' } }],
  on: {
    'STEP.VISIT': [
      {
        guard: { type: 'asks for another step', params: ({ event }) => ({ asked: event.step }) },
        target: `#${firstStep}`,
        actions: ['start over', 'save draft'],
        description: 'Begins a new request. The old one is never sent again.',
      },
      { description: 'The thank-you already shows.' },
    ],
  },
  initial: 'draftDropped',
  states: {
    draftDropped: {
      description: 'The form handler or the browser has the lead.',
      entry: 'clear draft',
      on: { 'LEAD.NOT_PERSISTED': 'draftKept' },
    },
    draftKept: {
      description: 'Only this page has the lead, so a reload restores every answer.',
      entry: 'keep draft',
      on: { 'LEAD.DELIVERED': 'draftDropped', 'LEAD.REJECTED': 'draftDropped' },
    },
  },
});
