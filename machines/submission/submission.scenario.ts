import { createEmptyActor } from 'xstate';
import type { StepResult, Scenario } from '#machines/scenario.ts';
import { submissionMachine } from './submission.machine.ts';

type SubmissionStepResult = StepResult<typeof submissionMachine>;

const requests = ({ started }: SubmissionStepResult): readonly unknown[] =>
  started.filter(({ actor }) => actor === 'submitForm').map(({ input }) => input);

const isOutcome = ({ step }: SubmissionStepResult, outcome: string): boolean =>
  step.kind === 'outcome' && step.outcome === outcome;

const isEvent = ({ step }: SubmissionStepResult, type: string): boolean =>
  step.kind === 'event' && step.event.type === type;

export const submissionScenario: Scenario<typeof submissionMachine> = {
  machine: submissionMachine,
  input: { form: createEmptyActor(), setting: 'deliver' },
  events: [
    { event: { type: 'LEAD.SEND', key: 'key-1', body: 'form-name=quote&firstName=Aroha' } },
    { event: { type: 'LEAD.SEND', key: 'key-2', body: 'form-name=quote&firstName=Ari' } },
    { event: { type: 'LEAD.WATCH', key: 'sent-before' }, when: ({ value }) => value === 'idle' },
    { event: { type: 'REQUEST.STOP' } },
    { event: { type: 'PAGE.RESTORE' } },
    ...(['LEAD.DELIVERED', 'LEAD.REJECTED', 'LEAD.NOT_PERSISTED'] as const).map((type) => ({
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
  key: ({ value, context }) => `${JSON.stringify(value)} ${context.attempt.key}`,
  invariants: {
    'each LEAD.SEND starts one request, and nothing else starts one': (result) =>
      requests(result).length <= (isEvent(result, 'LEAD.SEND') ? 1 : 0),
    'nothing is sent during a request': (result) =>
      !result.before.matches('sending') || requests(result).length === 0,
    'a request sends the attempt, word for word': (result) =>
      requests(result).every(
        (request) =>
          JSON.stringify(request) ===
          JSON.stringify({ ...result.after.context.attempt, setting: 'deliver' }),
      ),
    'the browser stores a lead before its request': (result) =>
      requests(result).every(() => {
        const { key, body } = result.after.context.attempt;
        const [first] = result.sentEvents.map(({ event }) => event);
        return JSON.stringify(first) === JSON.stringify({ type: 'LEAD.HOLD', key, body });
      }),
    'a lead that the handler did not accept goes to the outbox, word for word, and is watched': (
      result,
    ) => {
      const { key, body } = result.before.context.attempt;
      const expected = [
        { type: 'LEAD.QUEUE', key, body },
        { type: 'LEAD.WATCH', key },
      ];
      const sentEvents = result.sentEvents.map(({ event }) => event);
      return isOutcome(result, 'server error')
        ? JSON.stringify(sentEvents) === JSON.stringify(expected)
        : sentEvents.every(({ type }) => type !== 'LEAD.QUEUE');
    },
    'a lead is released only when it is accepted, cancelled or replaced': (result) =>
      result.sentEvents.every(({ event }) => event.type !== 'LEAD.RELEASE') ||
      isOutcome(result, 'accepted') ||
      isEvent(result, 'REQUEST.STOP') ||
      (isEvent(result, 'LEAD.SEND') &&
        result.before.context.attempt.key !== result.after.context.attempt.key),
    'a lead is delivered only by a response of the handler, or by the outbox': (result) =>
      !result.after.matches('delivered') ||
      result.before.matches('delivered') ||
      isOutcome(result, 'accepted') ||
      isEvent(result, 'LEAD.DELIVERED'),
  },
};
