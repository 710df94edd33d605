/** What every form that sends leads has: its context, effects, guards and actions. */
import { assign, enqueueActions, sendTo, type ActionFunction, type EventObject } from 'xstate';
import { forms, type FormName } from '#content/forms/forms.ts';
import type { LeadForms } from '#content/site.ts';
import { isAccepted, type HandlerResponse } from '#machines/lead/handler-response.ts';
import { leadOf, readAnswers, type Answers } from '#machines/lead/lead-form.ts';
import { callbackStub, promiseStub } from '#machines/not-provided.ts';
import { nextAttempt, noAttempt, type Attempt } from './attempt.ts';
import type { Draft, DraftOwner, DraftStoreEvent } from './draft.ts';

/** What the outbox reports about a sent lead. A form may have to act on it. */
export type LeadStatusEvent =
  /** The outbox has it, but the browser cannot store it. */
  | { type: 'LEAD.NOT_PERSISTED' }
  /** The outbox has delivered it. */
  | { type: 'LEAD.DELIVERED' }
  /** The handler rejected the outbox's delivery for good. */
  | { type: 'LEAD.REJECTED' };

export type FormEvent<Field extends string = string> =
  | { type: 'FIELD.CHANGE'; field: Field; value: string }
  | { type: 'FIELD.BLUR'; field: Field }
  /** The key is random. Answers that were sent before keep their earlier key. */
  | { type: 'FORM.SUBMIT'; newIdempotencyKey: string }
  | LeadStatusEvent;

/** What a form sends to the outbox. */
export type OutboxEvent =
  /** The form is about to send it. The outbox stores it, and delivers it only once it is queued. */
  | ({ type: 'LEAD.HOLD' } & Attempt)
  | ({ type: 'LEAD.QUEUE' } & Attempt)
  /** The form has delivered it, or cancelled it. */
  | { type: 'LEAD.RELEASE'; key: string }
  | { type: 'LEAD.WATCH'; key: string };

export interface FormModel extends Draft {
  readonly form: FormName;
  /** Whether the site delivers the form or only logs it. */
  readonly setting: LeadForms;
  /** Answers that the page has from the start, such as its city. */
  readonly prefilled: Answers;
  /** The fields that lost focus. Views may then warn about unusual answers. */
  readonly touched: readonly string[];
  /** How often Submit was invalid, so that views can refocus the errors. */
  readonly invalidSubmits: number;
}

/** The context of a form that nobody has filled in yet. */
export const untouchedForm = { attempt: null, sentKey: null, touched: [], invalidSubmits: 0 };

/** The visitor's own answers: not empty, and different from the prefilled ones. */
export const withoutPrefilled = (prefilled: Answers, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([field, answer]) => answer.length > 0 && answer !== prefilled[field],
    ),
  );

const draftOf = (context: FormModel): Draft => {
  const { form, prefilled, answers, attempt, sentKey, filledInBy } = context;
  const own = withoutPrefilled(prefilled, answers);
  return { answers: readAnswers(forms[form], own), attempt, sentKey, filledInBy };
};

export const formActors = {
  draftStore: callbackStub<DraftStoreEvent, DraftOwner>('draftStore'),
  /** Sends the lead; resolves with null if the site only logs it. */
  submitForm: promiseStub<HandlerResponse | null, Attempt & { setting: LeadForms }>('submitForm'),
  outbox: callbackStub<OutboxEvent>('outbox'),
};

export const formGuards = {
  'lead is complete': ({ context: { form, answers } }: { context: FormModel }) =>
    leadOf(forms[form], answers) !== null,
  'was only logged': (_: unknown, response: HandlerResponse | null) => response === null,
};

type FormAction<
  Context extends FormModel,
  Event extends EventObject,
  Params = undefined,
> = ActionFunction<Context, Event, Event, Params, never, never, never, never, never>;

type FormActions<Context extends FormModel, Event extends EventObject> = {
  readonly 'set field': FormAction<Context, Event, { field: string; value: string }>;
  readonly 'mark as touched': FormAction<Context, Event, { field: string }>;
  readonly 'begin attempt': FormAction<Context, Event, { newIdempotencyKey: string }>;
  readonly 'count invalid submit': FormAction<Context, Event>;
  /** Releases a lead that the handler accepted. The outbox delivers any other. */
  readonly 'pass lead on': FormAction<Context, Event, HandlerResponse | null>;
  readonly 'mark as sent': FormAction<Context, Event>;
  readonly 'save draft': FormAction<Context, Event>;
};

/** The actions of a form, for a machine with more context and events. */
export function formActions<Context extends FormModel, Event extends EventObject>(): FormActions<
  Context,
  Event
>;
export function formActions(): FormActions<FormModel, EventObject> {
  return {
    'set field': assign(({ context }, { field, value }) => ({
      answers: { ...context.answers, [field]: value },
    })),
    'mark as touched': assign(({ context }, { field }) => ({
      touched: [...new Set([...context.touched, field])],
    })),
    'count invalid submit': assign(({ context }) => ({
      invalidSubmits: context.invalidSubmits + 1,
    })),
    'begin attempt': enqueueActions(({ context, enqueue: then }, key) => {
      const { form, setting, answers, attempt: earlier } = context;
      const attempt = nextAttempt(forms[form], answers, earlier, key.newIdempotencyKey);
      then.assign({ attempt });
      if (attempt === null || setting !== 'deliver') return;
      then.sendTo('outbox', { type: 'LEAD.HOLD', ...attempt });
      // An earlier attempt with other answers is obsolete.
      if (earlier !== null && earlier.key !== attempt.key) {
        then.sendTo('outbox', { type: 'LEAD.RELEASE', key: earlier.key });
      }
    }),
    'pass lead on': enqueueActions(({ context, enqueue: then }, response) => {
      const { key, body } = context.attempt ?? noAttempt;
      if (response !== null && isAccepted(response)) {
        then.sendTo('outbox', { type: 'LEAD.RELEASE', key });
      } else {
        then.sendTo('outbox', { type: 'LEAD.QUEUE', key, body });
        then.sendTo('outbox', { type: 'LEAD.WATCH', key });
      }
    }),
    'mark as sent': assign(({ context: { attempt, sentKey } }) => ({
      sentKey: attempt?.key ?? sentKey,
    })),
    'save draft': sendTo(
      'draftStore',
      ({ context }) => ({ type: 'DRAFT.SAVE', draft: draftOf(context) }) satisfies DraftStoreEvent,
    ),
  };
}
