import type { ActorRefFrom } from 'xstate';
import { blankValues, type FormDefinition } from './definition.ts';
import { formSetup } from './form.setup.ts';

interface FormMachineOptions {
  readonly id: string;
  readonly description: string;
  readonly form: FormDefinition;
}

/** Makes the machine of a form that is filled in, checked, and then sent or logged. */
export const createFormMachine = ({ id, description, form }: FormMachineOptions) =>
  formSetup(form).createMachine({
    id,
    description,
    context: { values: blankValues(form), attempt: null, left: [], refusals: 0 },
    invoke: [
      { src: 'draftStore', id: 'draftStore', input: { form: form.name } },
      { src: 'outbox', id: 'outbox' },
    ],
    initial: 'open',
    states: {
      open: {
        description: 'The form stands there, with everything that was typed.',
        initial: 'restoring',
        on: {
          'FIELD.CHANGE': {
            actions: [
              {
                type: 'keep value',
                params: ({ event }) => ({ field: event.field, value: event.value }),
              },
              'save draft',
            ],
          },
          'FIELD.LEAVE': {
            actions: {
              type: 'note that the field was left',
              params: ({ event }) => ({ field: event.field }),
            },
          },
          'FORM.SUBMIT': [
            {
              guard: 'form is complete',
              target: '.sending',
              actions: [
                { type: 'begin attempt', params: ({ event }) => ({ newKey: event.newKey }) },
                'save draft',
              ],
            },
            { target: '.invalid', actions: 'count refusal' },
          ],
        },
        states: {
          restoring: {
            description: 'Takes up what was typed in this tab before; typing need not wait for it.',
            invoke: {
              src: 'restoreDraft',
              input: { form: form.name },
              onDone: {
                target: 'editing',
                actions: { type: 'take up draft', params: ({ event }) => event.output },
              },
              onError: { target: 'editing' },
            },
          },
          editing: {
            description: 'The visitor fills in the fields.',
            meta: { requirement: 'Fields update as typed' },
          },
          invalid: {
            description: 'Something is missing or cannot be sent; the fields say what.',
            tags: ['incomplete'],
          },
          sending: {
            description: 'Whoever takes the form has it: the form handler, or the console.',
            tags: ['busy'],
            invoke: {
              src: 'submitForm',
              input: ({ context }) => context.attempt ?? { key: '', body: '', values: {} },
              onDone: [
                {
                  guard: {
                    type: 'was only logged',
                    params: ({ event }) => ({ answer: event.output }),
                  },
                  target: 'editing',
                  meta: { requirement: 'Submission only logs the values, with no confirmation' },
                },
                {
                  guard: { type: 'is accepted', params: ({ event }) => ({ answer: event.output }) },
                  target: '#arrived',
                  actions: 'drop draft',
                },
                {
                  target: '#delivering',
                  actions: ['queue lead', 'drop draft'],
                  description:
                    'An HTTP error still counts as sent: from here the outbox delivers it.',
                },
              ],
              onError: { target: 'failed' },
            },
            after: { submitTimeout: { target: 'failed' } },
            on: {
              'FORM.SUBMIT': { description: 'A request is under way; nothing is sent twice.' },
            },
          },
          failed: {
            description: 'The request did not get through. Every value is still there.',
            meta: { requirement: 'Failure is told in the exact words of the error catalogue' },
          },
          undeliverable: {
            id: 'undeliverable',
            description: 'The form handler will never take it. Every value is back in its field.',
            tags: ['confirmed'],
            entry: 'save draft',
          },
        },
      },
      arrived: {
        id: 'arrived',
        description: 'The form handler has the form.',
        tags: ['confirmed'],
      },
      delivering: {
        id: 'delivering',
        description: 'The outbox has the form and is trying to deliver it.',
        tags: ['confirmed'],
        entry: 'watch lead',
        on: { 'LEAD.ARRIVED': 'arrived', 'LEAD.REFUSED': '#undeliverable' },
        initial: 'kept',
        states: {
          kept: {
            description: 'The browser keeps it, so the page may be left.',
            on: { 'LEAD.UNKEPT': 'unkept' },
          },
          unkept: {
            description: 'The browser cannot keep it: it lives as long as the page stays open.',
            tags: ['unkept'],
          },
        },
      },
    },
  });

export type FormMachine = ReturnType<typeof createFormMachine>;
export type FormActor = ActorRefFrom<FormMachine>;
