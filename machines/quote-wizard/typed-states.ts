import type { TypedField } from '#machines/lead/typed-fields.ts';
import { failedState, ignored, invalidState, onSubmit } from '#machines/submission/sending.ts';
import { wizard } from './quote-wizard.setup.ts';
import { stepAfter, stepBefore, stepNumber } from './steps.ts';

/** What typing in a field does: keep every character. */
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
  description: `Step ${stepNumber('name')}: what to call the visitor.`,
  entry: { type: 'show step', params: { step: 'name' } },
  initial: 'editing',
  states: {
    editing: { description: 'Continue stays disabled until both names are filled in.' },
    invalid: {
      description: 'A name cannot be sent as it is; the field says why.',
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
  description: `Step ${stepNumber('contact')}: where the quotes go, and sending the lot.`,
  entry: { type: 'show step', params: { step: 'contact' } },
  initial: 'editing',
  states: {
    editing: { description: 'The visitor fills in the last fields.' },
    invalid: invalidState,
    sending: {
      description: 'The form handler has been asked to take the lead.',
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
