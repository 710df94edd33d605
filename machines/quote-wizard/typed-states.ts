import { failedState, ignored, invalidState, onSubmit } from '#machines/submission/sending.ts';
import { wizard } from './quote-wizard.setup.ts';
import { stepAfter, stepBefore, stepNumber, type TypedField } from './steps.ts';

/** Typing in a field keeps every character. */
const typed = {
  actions: [
    {
      type: 'keep what is typed',
      params: ({ event }: { event: { field: TypedField; value: string } }) => ({
        field: event.field,
        value: event.value,
      }),
    },
    'save draft',
  ],
} as const;

export const nameState = wizard.createStateConfig({
  id: 'name',
  description: `Step ${stepNumber('name')}: the visitor’s name.`,
  entry: { type: 'show step', params: { step: 'name' } },
  initial: 'editing',
  states: {
    editing: { description: 'Continue stays disabled until both names are filled in.' },
    invalid: {
      description: 'A name is invalid; its field says why.',
      tags: ['incomplete'],
    },
  },
  on: {
    'FIELD.CHANGE': typed,
    'STEP.BACK': `#${stepBefore('name')}`,
    'STEP.NEXT': [
      {
        guard: { type: 'step is answered', params: { step: 'name' } },
        target: `#${stepAfter('name')}`,
      },
      { guard: 'both names are filled in', target: '.invalid', actions: 'count invalid submit' },
    ],
  },
});

export const contactState = wizard.createStateConfig({
  id: 'contact',
  description: `Step ${stepNumber('contact')}: contact details, and Submit.`,
  entry: { type: 'show step', params: { step: 'contact' } },
  initial: 'editing',
  states: {
    editing: { description: 'The visitor fills in the last fields.' },
    invalid: invalidState,
    sending: {
      description: 'The lead is being sent.',
      tags: ['busy'],
      exit: 'stop the request',
      on: {
        'LEAD.SENT': '#thank-you',
        'LEAD.FAILED': 'failed',
        'FORM.SUBMIT': ignored,
        'FIELD.CHANGE': ignored,
        'STEP.BACK': ignored,
      },
    },
    failed: {
      ...failedState,
      meta: { requirement: 'Failure stays on step 6 with the exact words of the error catalogue' },
    },
  },
  on: {
    'FIELD.CHANGE': typed,
    'FIELD.BLUR': {
      actions: {
        type: 'mark as touched',
        params: ({ event }) => ({ field: event.field }),
      },
    },
    'STEP.BACK': `#${stepBefore('contact')}`,
    'FORM.SUBMIT': onSubmit,
  },
});
