import { wizard } from './quote-wizard.setup.ts';
import { firstStep } from './steps.ts';

export const thankYouState = wizard.createStateConfig({
  id: 'thank-you',
  description: 'After the last step: says truthfully what has become of the lead.',
  entry: { type: 'show step', params: { step: 'thank-you' } },
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
    arrived: {
      id: 'arrived',
      description: 'The form handler has the lead.',
      entry: 'clear draft',
    },
    delivering: {
      id: 'delivering',
      description: 'The outbox has the lead and is trying to deliver it.',
      tags: ['delivering'],
      on: { 'LEAD.ARRIVED': 'arrived', 'LEAD.REFUSED': 'undeliverable' },
      initial: 'kept',
      states: {
        kept: {
          description: 'The browser keeps it, so the page may be left.',
          entry: 'clear draft',
          on: { 'LEAD.UNKEPT': 'unkept' },
        },
        unkept: {
          id: 'unkept',
          description:
            'The browser cannot keep it: it lives as long as the page stays open, and a reload goes back to the last step with every answer.',
          tags: ['unkept'],
          entry: 'save draft as unsent',
          exit: 'clear draft',
        },
      },
    },
    undeliverable: {
      description: 'The form handler will never take it; the visitor is told what to do instead.',
      tags: ['undeliverable'],
    },
  },
});
