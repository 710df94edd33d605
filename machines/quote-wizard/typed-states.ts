import {
  failedState,
  ignored,
  invalidState,
  onBlur,
  onChange,
  onSubmit,
  sendingState,
} from '#machines/form/sending.ts';
import { wizard } from './quote-wizard.setup.ts';
import { stepAfter, stepBefore, stepNumber } from './steps.ts';

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
    'FIELD.CHANGE': onChange,
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

const sending = sendingState('#thank-you');

export const contactState = wizard.createStateConfig({
  id: 'contact',
  description: `Step ${stepNumber('contact')}: contact details, and Submit.`,
  entry: { type: 'show step', params: { step: 'contact' } },
  initial: 'editing',
  states: {
    editing: { description: 'The visitor fills in the last fields.' },
    invalid: invalidState,
    sending: {
      ...sending,
      exit: 'cancel request',
      on: { ...sending.on, 'FIELD.CHANGE': ignored, 'STEP.BACK': ignored },
    },
    failed: {
      ...failedState,
      meta: { requirement: 'Failure stays on step 6 with the exact words of the error catalogue' },
    },
  },
  on: {
    'FIELD.CHANGE': onChange,
    'FIELD.BLUR': onBlur,
    'STEP.BACK': `#${stepBefore('contact')}`,
    'FORM.SUBMIT': onSubmit,
  },
});
