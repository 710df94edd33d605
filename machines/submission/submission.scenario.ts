import { createEmptyActor } from 'xstate';
import type { Passage, Scenario } from 'statelab/scenario';
import { submissionMachine } from './submission.machine.ts';

type SubmissionPassage = Passage<typeof submissionMachine>;

const requests = ({ started }: SubmissionPassage): readonly unknown[] =>
  started.filter(({ actor }) => actor === 'submitForm').map(({ input }) => input);

const isOutcome = ({ step }: SubmissionPassage, outcome: string): boolean =>
  step.kind === 'outcome' && step.outcome === outcome;

const isEvent = ({ step }: SubmissionPassage, type: string): boolean =>
  step.kind === 'event' && step.event.type === type;

export const submissionScenario: Scenario<typeof submissionMachine> = {
  machine: submissionMachine,
  input: { form: createEmptyActor(), setting: 'deliver' },
  events: [
    { event: { type: 'LEAD.SEND', key: 'key-1', body: 'form-name=quote&firstName=Aroha' } },
    { event: { type: 'LEAD.SEND', key: 'key-2', body: 'form-name=quote&firstName=Ari' } },
    { event: { type: 'LEAD.WATCH', key: 'sent-before' }, when: ({ value }) => value === 'idle' },
    { event: { type: 'REQUEST.STOP' } },
    ...(['LEAD.ARRIVED', 'LEAD.REFUSED', 'LEAD.UNKEPT'] as const).map((type) => ({
      event: { type },
    })),
  ],
  outcomes: {
    submitForm: [
      { name: 'accepted', output: { status: 200 } },
      { name: 'server error', output: { status: 500 } },
      { name: 'logged', output: null },
      { name: 'network failure', error: new TypeError('Failed to fetch') },
    ],
  },
  key: ({ value, context }) =>
    `${JSON.stringify(value)} ${context.attempt.key} ${context.isUnkept}`,
  accepted: {
    'order decides: submission.sending on xstate.done.actor.0.submission.sending: ‘is accepted’ before ‘is not kept’':
      'What the handler says counts, whether or not the browser could keep the lead meanwhile.',
    'order decides: submission.sending on xstate.done.actor.0.submission.sending: ‘was only logged’ before ‘is not kept’':
      'What the handler says counts, whether or not the browser could keep the lead meanwhile.',
  },
  invariants: {
    'a request starts only with LEAD.SEND, and one with each': (passage) =>
      requests(passage).length <= (isEvent(passage, 'LEAD.SEND') ? 1 : 0),
    'nothing is sent while a request is under way': (passage) =>
      !passage.before.matches('sending') || requests(passage).length === 0,
    'what is sent is the attempt, word for word': (passage) =>
      requests(passage).every(
        (request) =>
          JSON.stringify(request) ===
          JSON.stringify({ ...passage.after.context.attempt, setting: 'deliver' }),
      ),
    'the browser keeps what is sent before the request goes out': (passage) =>
      requests(passage).every(() => {
        const { key, body } = passage.after.context.attempt;
        const [first] = passage.told.map(({ event }) => event);
        return JSON.stringify(first) === JSON.stringify({ type: 'LEAD.HOLD', key, body });
      }),
    'what the handler did not take is handed to the outbox, word for word, and watched': (
      passage,
    ) => {
      const { key, body } = passage.before.context.attempt;
      const expected = [
        { type: 'LEAD.QUEUE', key, body },
        { type: 'LEAD.WATCH', key },
      ];
      const told = passage.told.map(({ event }) => event);
      return isOutcome(passage, 'server error')
        ? JSON.stringify(told) === JSON.stringify(expected)
        : told.every(({ type }) => type !== 'LEAD.QUEUE');
    },
    'it is let go only when it was taken, called off, or another is sent in its place': (passage) =>
      passage.told.every(({ event }) => event.type !== 'LEAD.RELEASE') ||
      isOutcome(passage, 'accepted') ||
      isEvent(passage, 'REQUEST.STOP') ||
      (isEvent(passage, 'LEAD.SEND') &&
        passage.before.context.attempt.key !== passage.after.context.attempt.key),
    'a lead arrives only by an answer of the handler, or by what the outbox says': (passage) =>
      !passage.after.matches('arrived') ||
      passage.before.matches('arrived') ||
      isOutcome(passage, 'accepted') ||
      isEvent(passage, 'LEAD.ARRIVED'),
  },
};
