import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { LeadForms } from '#content/site.ts';
import type { LeadForm } from '#content/forms/field.ts';
import { leadOf, readAnswers, type Answers } from '#machines/lead/lead-form.ts';
import { callbackStub, promiseStub } from '#machines/not-provided.ts';
import { attemptAt, noAttempt, type Attempt } from '#machines/submission/attempt.ts';
import {
  parseDraft,
  type Draft,
  type DraftOwner,
  type DraftStoreEvent,
} from '#machines/submission/draft.ts';
import { failedState, ignored, invalidState, onSubmit } from '#machines/submission/sending.ts';
import {
  submissionMachine,
  type LeadStatusEvent,
} from '#machines/submission/submission.machine.ts';

export type FormEvent =
  | { type: 'FIELD.CHANGE'; field: string; value: string }
  | { type: 'FIELD.BLUR'; field: string }
  /** The key is random. Answers that were sent before keep their earlier key. */
  | { type: 'FORM.SUBMIT'; newIdempotencyKey: string }
  | LeadStatusEvent;

interface FormInput {
  /** What the form asks for. */
  readonly form: LeadForm;
  /** Whether the site delivers its forms or only logs them. */
  readonly setting: LeadForms;
  /** Answers that the page knows from the start, such as its city. */
  readonly known?: Answers;
}

export interface FormContext extends Required<FormInput> {
  readonly answers: Answers;
  readonly attempt: Attempt | null;
  /** The fields that lost focus. Views may then warn about unusual answers. */
  readonly touched: readonly string[];
  /** How often Submit was invalid, so that views can refocus the errors. */
  readonly invalidSubmits: number;
}

interface Stored {
  readonly draft: unknown;
}

/** The visitor's own answers, which are not empty and not those of the page. */
const saidBeside = (known: Answers, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([field, answer]) => answer.length > 0 && answer !== known[field],
    ),
  );

const draftOf = ({ form, known, answers, attempt }: FormContext): Draft => ({
  answers: readAnswers(form, saidBeside(known, answers)),
  attempt,
});

/** A form is filled in, validated, then sent or logged. Its input defines its fields. */
export const formMachine = setup({
  types: {
    context: {} as FormContext,
    events: {} as FormEvent,
    input: {} as FormInput,
    children: {} as { draftStore: 'draftStore'; submission: 'submission' },
    tags: {} as 'busy' | 'incomplete' | 'confirmed',
  },
  actors: {
    restoreDraft: promiseStub<unknown, DraftOwner>('restoreDraft'),
    draftStore: callbackStub<DraftStoreEvent, DraftOwner>('draftStore'),
    submission: submissionMachine,
  },
  guards: {
    'lead is complete': ({ context }) => leadOf(context.form, context.answers) !== null,
  },
  actions: {
    'restore draft': assign(({ context: { form, known, answers } }, { draft }: Stored) => {
      const restored = parseDraft(form, draft);
      // Answers typed before the draft loaded win over it. Both win over the page's.
      const typed = saidBeside(known, answers);
      return {
        ...restored,
        answers: { ...answers, ...saidBeside({}, restored.answers), ...typed },
      };
    }),
    'keep answer': assign({
      answers: ({ context }, { field, value }: { field: string; value: string }) => ({
        ...context.answers,
        [field]: value,
      }),
    }),
    'mark as touched': assign({
      touched: ({ context }, { field }: { field: string }) => [
        ...new Set([...context.touched, field]),
      ],
    }),
    'count invalid submit': assign({ invalidSubmits: ({ context }) => context.invalidSubmits + 1 }),
    'begin attempt': assign({
      attempt: (
        { context: { form, answers, attempt } },
        { newIdempotencyKey }: { newIdempotencyKey: string },
      ) => attemptAt(form, answers, attempt, newIdempotencyKey),
    }),
    'send lead': sendTo('submission', ({ context }) => ({
      type: 'LEAD.SEND',
      ...(context.attempt ?? noAttempt),
    })),
    'save draft': sendTo('draftStore', ({ context }) => ({
      type: 'DRAFT.SAVE',
      draft: draftOf(context),
    })),
    'clear draft': sendTo('draftStore', { type: 'DRAFT.DROP' }),
  },
}).createMachine({
  id: 'form',
  description: 'Takes answers, sends them as a lead and shows its status, all in one place.',
  context: ({ input: { known = {}, ...input } }) => ({
    ...input,
    known,
    answers: readAnswers(input.form, known),
    attempt: null,
    touched: [],
    invalidSubmits: 0,
  }),
  invoke: [
    {
      src: 'draftStore',
      id: 'draftStore',
      input: ({ context }) => ({ form: context.form.name }),
    },
    {
      src: 'submission',
      id: 'submission',
      input: ({ context, self }) => ({ form: self, setting: context.setting }),
    },
  ],
  initial: 'open',
  states: {
    open: {
      description: 'The form is shown, with everything that was typed.',
      initial: 'restoring',
      on: {
        'FIELD.CHANGE': {
          actions: [
            {
              type: 'keep answer',
              params: ({ event }) => ({ field: event.field, value: event.value }),
            },
            'save draft',
          ],
        },
        'FIELD.BLUR': {
          actions: {
            type: 'mark as touched',
            params: ({ event }) => ({ field: event.field }),
          },
        },
        'FORM.SUBMIT': onSubmit,
      },
      states: {
        restoring: {
          description:
            'Restores what was typed in this tab before. The visitor can type meanwhile.',
          invoke: {
            src: 'restoreDraft',
            input: ({ context }) => ({ form: context.form.name }),
            onDone: {
              target: 'editing',
              actions: { type: 'restore draft', params: ({ event }) => ({ draft: event.output }) },
            },
            onError: { target: 'editing' },
          },
        },
        editing: {
          description: 'The visitor fills in the fields.',
          meta: { requirement: 'Fields update as typed' },
        },
        invalid: invalidState,
        sending: {
          description: 'The lead is being sent or logged.',
          tags: ['busy'],
          on: {
            'FORM.SUBMIT': ignored,
            'LEAD.SENT': { target: '#sent', actions: 'clear draft' },
            'LEAD.FAILED': 'failed',
            'LEAD.LOGGED': {
              target: 'editing',
              meta: { requirement: 'Submission only logs the values, with no confirmation' },
            },
          },
        },
        failed: {
          ...failedState,
          meta: { requirement: 'Failure is told in the exact words of the error catalogue' },
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
      description: 'The confirmation is shown. The submission has the status of the lead.',
      tags: ['confirmed'],
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
