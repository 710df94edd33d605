import { assign, sendTo, setup } from 'xstate';
import { delays } from '#machines/delays.ts';
import { isAccepted, type Answer } from '#machines/lead-outbox/entry.ts';
import { callbackStub, promiseStub } from '#machines/not-provided.ts';
import type { OutboxEvent } from '#machines/quote-wizard/quote-wizard.setup.ts';
import { completeValues, encodeForm, type FormDefinition, type Values } from './definition.ts';
import type { Attempt, Draft } from './draft.ts';

export type FormEvent =
  | { type: 'FIELD.CHANGE'; field: string; value: string }
  | { type: 'FIELD.LEAVE'; field: string }
  /** `newKey` is random; it is used unless these very values were sent before. */
  | { type: 'FORM.SUBMIT'; newKey: string }
  /** What the outbox says of the lead it was asked to watch. */
  | { type: 'LEAD.ARRIVED' }
  | { type: 'LEAD.REFUSED' }
  | { type: 'LEAD.UNKEPT' };

/** Says whose draft is kept or restored, by the form's name. */
export interface DraftOwner {
  readonly form: string;
}

export type DraftStoreEvent = { type: 'DRAFT.SAVE'; draft: Draft } | { type: 'DRAFT.DROP' };

export interface FormContext {
  readonly values: Values;
  readonly attempt: Attempt | null;
  /** The fields that were typed in and left: from then on a view may remark on a doubtful value. */
  readonly left: readonly string[];
  /** How often Submit found something missing, so that a view can point to it anew. */
  readonly refusals: number;
}

/** What every form is made of, over the rules of one. */
export const formSetup = (form: FormDefinition) =>
  setup({
    types: {
      context: {} as FormContext,
      events: {} as FormEvent,
      tags: {} as 'busy' | 'incomplete' | 'confirmed' | 'unkept',
    },
    actors: {
      restoreDraft: promiseStub<Draft, DraftOwner>('restoreDraft'),
      draftStore: callbackStub<DraftStoreEvent, DraftOwner>('draftStore'),
      /** Takes the form; answers null where the site is set to log it and send nothing. */
      submitForm: promiseStub<Answer | null, Attempt>('submitForm'),
      outbox: callbackStub<OutboxEvent>('outbox'),
    },
    delays: { submitTimeout: delays.submitTimeout },
    guards: {
      'form is complete': ({ context }) => completeValues(form, context.values) !== null,
      'was only logged': (_, { answer }: { answer: Answer | null }) => answer === null,
      'is accepted': (_, { answer }: { answer: Answer | null }) =>
        answer !== null && isAccepted(answer),
    },
    actions: {
      'take up draft': assign(({ context }, draft: Draft) => ({
        // What is in the fields already was typed before the draft was found, so it is newer.
        values: Object.fromEntries(
          Object.entries(context.values).map(([field, value]) => [
            field,
            value === '' ? (draft.values[field] ?? '') : value,
          ]),
        ),
        attempt: draft.attempt,
      })),
      'keep value': assign({
        values: ({ context }, { field, value }: { field: string; value: string }) => ({
          ...context.values,
          [field]: value,
        }),
      }),
      'note that the field was left': assign({
        left: ({ context }, { field }: { field: string }) => [...new Set([...context.left, field])],
      }),
      'count refusal': assign({ refusals: ({ context }) => context.refusals + 1 }),
      'begin attempt': assign({
        attempt: ({ context }, { newKey }: { newKey: string }) => {
          const values = completeValues(form, context.values) ?? {};
          const body = encodeForm(form, values);
          return context.attempt?.body === body ? context.attempt : { key: newKey, body, values };
        },
      }),
      'save draft': sendTo('draftStore', ({ context: { values, attempt } }) => ({
        type: 'DRAFT.SAVE',
        draft: { values, attempt },
      })),
      'drop draft': sendTo('draftStore', { type: 'DRAFT.DROP' }),
      'queue lead': sendTo('outbox', ({ context }) => ({
        type: 'LEAD.QUEUE',
        key: context.attempt?.key ?? '',
        body: context.attempt?.body ?? '',
      })),
      'watch lead': sendTo('outbox', ({ context }) => ({
        type: 'LEAD.WATCH',
        key: context.attempt?.key ?? '',
      })),
    },
  });
