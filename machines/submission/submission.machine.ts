import { assign, enqueueActions, sendTo, setup, type ActorRefFrom, type AnyActorRef } from 'xstate';
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
  /** The back/forward cache gave the page back. */
  | { type: 'PAGE.RESTORE' }
  /** The outbox's status events for the watched lead. */
  | { type: 'LEAD.DELIVERED' }
  | { type: 'LEAD.REJECTED' }
  | { type: 'LEAD.NOT_PERSISTED' };

/** Status changes that a form reacts to. The full status is in the submission's snapshot. */
export type LeadStatusEvent =
  /** The form handler has it, or the outbox, which the browser stores. */
  | { type: 'LEAD.SENT' }
  | { type: 'LEAD.FAILED' }
  /** The site is set to log leads, and logged it. */
  | { type: 'LEAD.LOGGED' }
  /** The outbox has it, but the browser cannot store it. */
  | { type: 'LEAD.NOT_PERSISTED' }
  /** The outbox has delivered it. */
  | { type: 'LEAD.DELIVERED' }
  /** The handler rejected the outbox's delivery for good. */
  | { type: 'LEAD.REJECTED' };

export type OutboxEvent =
  | ({ type: 'LEAD.HOLD' } & Attempt)
  | { type: 'LEAD.RELEASE'; key: string }
  | ({ type: 'LEAD.QUEUE' } & Attempt)
  | { type: 'LEAD.WATCH'; key: string };

interface SubmissionInput {
  readonly form: AnyActorRef;
  /** Whether the site delivers the form or only logs it. */
  readonly setting: LeadForms;
}

interface Context extends SubmissionInput {
  readonly attempt: Attempt;
}

const attemptOf = ({ event: { key, body } }: { event: Attempt }): Attempt => ({ key, body });

const notify = (type: LeadStatusEvent['type']) =>
  ({ type: 'notify form', params: { type } }) as const;

export const submissionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SubmissionEvent,
    input: {} as SubmissionInput,
    /** The status of a sent lead; without a tag it is delivered. */
    tags: {} as 'delivering' | 'notPersisted' | 'rejected',
    // Ends with its form, without output.
    output: undefined,
  },
  actors: {
    /** Sends the lead; resolves with null if the site only logs it. */
    submitForm: promiseStub<HandlerResponse | null, Attempt & { setting: LeadForms }>('submitForm'),
    outbox: callbackStub<OutboxEvent>('outbox'),
    pageTransitions: callbackStub('pageTransitions'),
  },
  delays: { submitTimeout: delays.submitTimeout },
  guards: {
    'was only logged': (_, { answer }: { answer: HandlerResponse | null }) => answer === null,
    'is accepted': (_, { answer }: { answer: HandlerResponse | null }) =>
      answer !== null && isAccepted(answer),
  },
  actions: {
    'take up attempt': assign((_, attempt: Attempt) => ({ attempt })),
    'notify form': sendTo(
      ({ context }) => context.form,
      (_, status: LeadStatusEvent) => status,
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
  description: 'Sends a lead to the form handler. If that fails, the outbox delivers it.',
  context: ({ input }) => ({ ...input, attempt: noAttempt }),
  invoke: [{ src: 'outbox', id: 'outbox' }, { src: 'pageTransitions' }],
  on: {
    'LEAD.SEND': {
      target: '.sending',
      description: 'The browser stores the lead before the request, not after a failure.',
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
    idle: { description: 'Nothing was sent, or the lead was cancelled or only logged.' },
    sending: {
      description: 'The lead is being sent or logged.',
      invoke: {
        src: 'submitForm',
        input: ({ context: { attempt, setting } }) => ({ ...attempt, setting }),
        onDone: [
          {
            guard: { type: 'was only logged', params: ({ event }) => ({ answer: event.output }) },
            target: 'idle',
            actions: notify('LEAD.LOGGED'),
          },
          {
            guard: { type: 'is accepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'delivered',
            actions: ['release lead', notify('LEAD.SENT')],
          },
          {
            target: 'delivering',
            actions: ['queue lead', notify('LEAD.SENT')],
            description: 'An HTTP error still counts as sent: the outbox delivers the lead.',
          },
        ],
        onError: { target: 'failed' },
      },
      after: { submitTimeout: { target: 'failed' } },
      on: {
        'LEAD.SEND': { description: 'A request is running; nothing is sent twice.' },
        'PAGE.RESTORE': {
          target: 'failed',
          description: 'The back/forward cache has stopped the request, perhaps unnoticed.',
        },
        'REQUEST.STOP': { target: 'idle', actions: 'release lead' },
      },
    },
    failed: {
      description: 'The request failed. The browser keeps the lead while the form is open.',
      entry: notify('LEAD.FAILED'),
    },
    delivering: {
      description: 'The outbox has the lead and is trying to deliver it.',
      tags: ['delivering'],
      entry: 'watch lead',
      on: {
        'LEAD.DELIVERED': { target: 'delivered', actions: notify('LEAD.DELIVERED') },
        'LEAD.REJECTED': { target: 'rejected', actions: notify('LEAD.REJECTED') },
      },
      initial: 'persisted',
      states: {
        persisted: {
          description: 'The browser stores it, so the page may be left.',
          on: {
            'LEAD.NOT_PERSISTED': { target: 'notPersisted', actions: notify('LEAD.NOT_PERSISTED') },
          },
        },
        notPersisted: {
          description:
            'The browser cannot store it: the lead lasts as long as the page stays open.',
          tags: ['notPersisted'],
        },
      },
    },
    delivered: { description: 'The form handler has the lead.' },
    rejected: { description: 'The form handler rejected the lead for good.', tags: ['rejected'] },
  },
});

export type SubmissionActor = ActorRefFrom<typeof submissionMachine>;
