import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import { forms } from '#content/forms/forms.ts';
import { delays } from '#machines/delays.ts';
import { readAnswers, type Answers } from '#machines/lead/lead-form.ts';
import { promiseStub } from '#machines/not-provided.ts';
import { parseDraft, type DraftOwner } from './draft.ts';
import {
  formActions,
  formActors,
  formGuards,
  untouchedForm,
  withoutPrefilled,
  type FormEvent,
  type FormModel,
} from './form-model.ts';
import { failedState, invalidState, onBlur, onChange, onSubmit, sendingState } from './sending.ts';

/** A form is filled in, validated, then sent or logged. Its name says which fields it has. */
export const formMachine = setup({
  types: {
    context: {} as FormModel,
    events: {} as FormEvent,
    input: {} as Pick<FormModel, 'form' | 'setting'> & { readonly prefilled?: Answers },
    tags: {} as 'busy' | 'incomplete' | 'confirmed',
  },
  actors: {
    ...formActors,
    restoreDraft: promiseStub<unknown, DraftOwner>('restoreDraft'),
  },
  delays: { submitTimeout: delays.submitTimeout },
  guards: formGuards,
  actions: formActions<FormModel, FormEvent>(),
})
  .extend({
    actions: {
      'restore draft': assign(({ context }, { draft }: { draft: unknown }) => {
        const { form, prefilled, answers } = context;
        const restored = parseDraft(forms[form], draft);
        // Answers typed before the draft loaded win over it. Both win over the page's.
        const typed = withoutPrefilled(prefilled, answers);
        return {
          attempt: restored.attempt,
          answers: { ...answers, ...withoutPrefilled({}, restored.answers), ...typed },
        };
      }),
      'clear draft': sendTo('draftStore', { type: 'DRAFT.DROP' }),
    },
  })
  .createMachine({
    id: 'form',
    description: 'Takes answers, sends them as a lead and shows its status, all in one place.',
    context: ({ input: { form, setting, prefilled = {} } }) => ({
      ...untouchedForm,
      form,
      setting,
      prefilled,
      answers: readAnswers(forms[form], prefilled),
    }),
    invoke: [
      { src: 'draftStore', id: 'draftStore', input: ({ context }) => ({ form: context.form }) },
      { src: 'outbox', id: 'outbox' },
    ],
    initial: 'open',
    states: {
      open: {
        description: 'The form is shown, with everything that was typed.',
        initial: 'restoring',
        on: { 'FIELD.CHANGE': onChange, 'FIELD.BLUR': onBlur, 'FORM.SUBMIT': onSubmit },
        states: {
          restoring: {
            description:
              'Restores what was typed in this tab before. The visitor can type meanwhile.',
            invoke: {
              src: 'restoreDraft',
              input: ({ context }) => ({ form: context.form }),
              onDone: {
                target: 'editing',
                actions: {
                  type: 'restore draft',
                  params: ({ event }) => ({ draft: event.output }),
                },
              },
              onError: { target: 'editing' },
            },
          },
          editing: {
            description: 'The visitor fills in the fields.',
            meta: { requirement: 'Fields update as typed' },
          },
          invalid: invalidState,
          sending: sendingState('#sent'),
          failed: {
            ...failedState,
            meta: { requirement: 'A failure uses the exact words of the error catalogue' },
          },
          rejected: {
            id: 'rejected',
            description: 'The form handler rejected the lead. Every answer is back in its field.',
            tags: ['confirmed'],
            entry: 'save draft',
          },
        },
      },
      sent: {
        id: 'sent',
        description: 'The confirmation is shown. The outbox has the status of the lead.',
        tags: ['confirmed'],
        entry: ['mark as sent', 'clear draft'],
        on: {
          'LEAD.NOT_PERSISTED': {
            description: 'A reload brings back every answer.',
            actions: 'save draft',
          },
          'LEAD.DELIVERED': { actions: 'clear draft' },
          'LEAD.REJECTED': '#rejected',
        },
      },
    },
  });

export type FormActor = ActorRefFrom<typeof formMachine>;
