import { assign, enqueueActions, sendTo, setup, type AnyActorRef } from 'xstate';
import type { LeadForms } from '#content/site.ts';
import { delays } from '#machines/delays.ts';
import { isAccepted, type HandlerResponse } from '#machines/lead/handler-response.ts';
import { callbackStub, promiseStub } from '#machines/not-provided.ts';
import { noAttempt, type Attempt } from './attempt.ts';

export type SubmissionEvent =
  | ({ type: 'LEAD.SEND' } & Attempt)
  /** Follows a lead that an earlier visit left with the outbox. */
  | { type: 'LEAD.WATCH'; key: string }
  /** The visitor went elsewhere while the request was under way. */
  | { type: 'REQUEST.STOP' }
  /** The outbox's status events for the watched lead. */
  | { type: 'LEAD.ARRIVED' }
  | { type: 'LEAD.REFUSED' }
  | { type: 'LEAD.UNKEPT' };

/** Status events for the form that sent the lead. */
export type LeadNews =
  /** The form handler accepted it. */
  | { type: 'LEAD.TAKEN' }
  /** The form handler returned an error. The outbox has it now, and the browser stores it. */
  | { type: 'LEAD.QUEUED' }
  /** The request failed. */
  | { type: 'LEAD.FAILED' }
  /** The site sends nothing: it was only logged. */
  | { type: 'LEAD.LOGGED' }
  /** The outbox has delivered it. */
  | { type: 'LEAD.ARRIVED' }
  /** The handler rejected the outbox's delivery for good. */
  | { type: 'LEAD.REFUSED' }
  /** The outbox has it after an error of the handler's, but the browser can't store it beyond the page. */
  | { type: 'LEAD.UNKEPT' };

export type OutboxEvent =
  | ({ type: 'LEAD.HOLD' } & Attempt)
  | { type: 'LEAD.RELEASE'; key: string }
  | ({ type: 'LEAD.QUEUE' } & Attempt)
  | { type: 'LEAD.WATCH'; key: string };

interface SubmissionInput {
  /** The form whose lead it is. */
  readonly form: AnyActorRef;
  /** Whether the site delivers the form or only logs it. */
  readonly setting: LeadForms;
}

interface Context extends SubmissionInput {
  readonly attempt: Attempt;
  /** Whether the browser is known to be unable to keep it. */
  readonly isUnkept: boolean;
}

const attemptOf = ({ event: { key, body } }: { event: Attempt }): Attempt => ({ key, body });

const tell = (type: LeadNews['type']) => ({ type: 'tell the form', params: { type } }) as const;

/** The way of a lead from a form's answers to the form handler; each form runs one. */
export const submissionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SubmissionEvent,
    input: {} as SubmissionInput,
    // Ends with its form, without output.
    output: undefined,
  },
  actors: {
    /** Sends the lead; resolves with null if the site only logs it. */
    submitForm: promiseStub<HandlerResponse | null, Attempt & { setting: LeadForms }>('submitForm'),
    outbox: callbackStub<OutboxEvent>('outbox'),
  },
  delays: { submitTimeout: delays.submitTimeout },
  guards: {
    'is not kept': ({ context }) => context.isUnkept,
    'was only logged': (_, { answer }: { answer: HandlerResponse | null }) => answer === null,
    'is accepted': (_, { answer }: { answer: HandlerResponse | null }) =>
      answer !== null && isAccepted(answer),
  },
  actions: {
    'take up attempt': assign((_, attempt: Attempt) => ({ attempt, isUnkept: false })),
    'remember that it is not kept': assign({ isUnkept: true }),
    'tell the form': sendTo(
      ({ context }) => context.form,
      (_, news: LeadNews) => news,
    ),
    'hold lead': enqueueActions(({ context: { setting, attempt }, enqueue }, next: Attempt) => {
      if (setting !== 'deliver') return;
      enqueue.sendTo('outbox', { type: 'LEAD.HOLD', ...next });
      // An earlier attempt with other answers is obsolete.
      const isAnother = attempt.key !== '' && attempt.key !== next.key;
      if (isAnother) enqueue.sendTo('outbox', { type: 'LEAD.RELEASE', key: attempt.key });
    }),
    'release lead': sendTo('outbox', ({ context: { attempt } }) => ({
      type: 'LEAD.RELEASE',
      key: attempt.key,
    })),
    'queue lead': sendTo('outbox', ({ context: { attempt } }) => ({
      type: 'LEAD.QUEUE',
      ...attempt,
    })),
    'watch lead': sendTo('outbox', ({ context: { attempt } }) => ({
      type: 'LEAD.WATCH',
      key: attempt.key,
    })),
  },
}).createMachine({
  id: 'submission',
  description: 'Brings a lead to the form handler, through the outbox where it has to.',
  context: ({ input }) => ({ ...input, attempt: noAttempt, isUnkept: false }),
  invoke: { src: 'outbox', id: 'outbox' },
  on: {
    'LEAD.SEND': {
      target: '.sending',
      description: 'The browser keeps it before the request goes out, not after it has failed.',
      actions: [
        { type: 'hold lead', params: attemptOf },
        { type: 'take up attempt', params: attemptOf },
      ],
    },
    'LEAD.WATCH': {
      target: '.delivering',
      actions: { type: 'take up attempt', params: ({ event }) => ({ key: event.key, body: '' }) },
    },
  },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing was sent, or it was called off or only logged.' },
    sending: {
      description: 'The lead is being sent or logged.',
      invoke: {
        src: 'submitForm',
        input: ({ context: { attempt, setting } }) => ({ ...attempt, setting }),
        onDone: [
          {
            guard: { type: 'was only logged', params: ({ event }) => ({ answer: event.output }) },
            target: 'idle',
            actions: tell('LEAD.LOGGED'),
          },
          {
            guard: { type: 'is accepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'arrived',
            actions: ['release lead', tell('LEAD.TAKEN')],
          },
          {
            guard: 'is not kept',
            target: 'delivering.unkept',
            actions: ['queue lead', tell('LEAD.UNKEPT')],
          },
          {
            target: 'delivering',
            actions: ['queue lead', tell('LEAD.QUEUED')],
            description: 'An HTTP error still counts as sent: from here the outbox delivers it.',
          },
        ],
        onError: { target: 'failed' },
      },
      after: { submitTimeout: { target: 'failed' } },
      on: {
        'LEAD.SEND': { description: 'A request is under way; nothing is sent twice.' },
        'LEAD.UNKEPT': { actions: 'remember that it is not kept' },
        'REQUEST.STOP': { target: 'idle', actions: 'release lead' },
      },
    },
    failed: {
      description: 'The request did not get through. The browser keeps it while the form is open.',
      entry: tell('LEAD.FAILED'),
    },
    delivering: {
      description: 'The outbox has the lead and is trying to deliver it.',
      entry: 'watch lead',
      on: {
        'LEAD.ARRIVED': { target: 'arrived', actions: tell('LEAD.ARRIVED') },
        'LEAD.REFUSED': { target: 'refused', actions: tell('LEAD.REFUSED') },
      },
      initial: 'kept',
      states: {
        kept: {
          description: 'The browser keeps it, so the page may be left.',
          on: { 'LEAD.UNKEPT': { target: 'unkept', actions: tell('LEAD.UNKEPT') } },
        },
        unkept: {
          description: 'The browser cannot keep it: it lives as long as the page stays open.',
        },
      },
    },
    arrived: { description: 'The form handler has the lead.' },
    refused: { description: 'The form handler will never take it.' },
  },
});
