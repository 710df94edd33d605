import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import type { HandlerResponse } from '#machines/lead/handler-response.ts';
import { submissionMachine, type OutboxEvent } from '#machines/submission/submission.machine.ts';
import { submissionScenario } from '#machines/submission/submission.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';
import { StepClock } from '#statelab/explore/step-clock.ts';
import { stateName } from '#machines/state-name.ts';

const body = 'form-name=contact&name=Aroha';
const send = { type: 'LEAD.SEND', key: 'key-1', body } as const;

function startSending() {
  const submission = drive(submissionScenario);
  return { submission, ...submission.send(send) };
}

describe('sending', () => {
  test('hands over the body under its key, with what the site does with it', () => {
    expect(startSending().started).toEqual([
      { actor: 'submitForm', input: { key: 'key-1', body, setting: 'deliver' } },
    ]);
  });

  test('has the browser keep the lead before the request goes out', () => {
    expect(startSending().sentEvents).toEqual([
      { actor: 'outbox', event: { type: 'LEAD.HOLD', key: 'key-1', body } },
    ]);
  });

  test('has it forgotten once it is taken, and when the visitor calls it off', () => {
    const release = [{ actor: 'outbox', event: { type: 'LEAD.RELEASE', key: 'key-1' } }];
    expect(startSending().submission.settle('submitForm', 'accepted').sentEvents).toEqual(release);
    expect(startSending().submission.send({ type: 'REQUEST.STOP' }).sentEvents).toEqual(release);
  });

  test('keeps a lead that failed until other answers are sent in its place', () => {
    const { submission } = startSending();
    expect(submission.settle('submitForm', 'network failure').sentEvents).toEqual([]);
    expect(submission.send(send).sentEvents).toEqual([
      { actor: 'outbox', event: { type: 'LEAD.HOLD', key: 'key-1', body } },
    ]);
    submission.settle('submitForm', 'network failure');
    expect(submission.send({ ...send, key: 'key-2' }).sentEvents).toEqual([
      { actor: 'outbox', event: { type: 'LEAD.HOLD', key: 'key-2', body } },
      { actor: 'outbox', event: { type: 'LEAD.RELEASE', key: 'key-1' } },
    ]);
  });

  test('keeps nothing where the site only logs its forms', () => {
    const submission = drive({
      ...submissionScenario,
      input: { ...submissionScenario.input, setting: 'log' },
    });
    expect(submission.send(send).sentEvents).toEqual([]);
  });

  test('asked for twice, hands over once', () => {
    const { submission } = startSending();
    expect(submission.send({ ...send, key: 'key-2' }).started).toEqual([]);
    expect(stateName(submission.snapshot())).toBe('sending');
  });

  test('counts as failed after 15 seconds and not a millisecond before', () => {
    const { submission } = startSending();
    submission.wait(14_999);
    expect(stateName(submission.snapshot())).toBe('sending');
    submission.wait(1);
    expect(stateName(submission.snapshot())).toBe('failed');
    expect(submission.steps().filter(({ kind }) => kind === 'outcome')).toEqual([]);
  });

  test('fails when the back/forward cache gives the page back, and can begin again', () => {
    const { submission } = startSending();
    submission.send({ type: 'PAGE.RESTORE' });
    expect(stateName(submission.snapshot())).toBe('failed');
    expect(submission.send(send).started).toEqual([
      { actor: 'submitForm', input: { key: 'key-1', body, setting: 'deliver' } },
    ]);
  });

  test('is given up on when it is stopped', () => {
    const { submission } = startSending();
    submission.send({ type: 'REQUEST.STOP' });
    expect(stateName(submission.snapshot())).toBe('idle');
    expect(submission.steps().filter(({ kind }) => kind === 'outcome')).toEqual([]);
  });

  test('is possible again after a failure', () => {
    const { submission } = startSending();
    submission.settle('submitForm', 'network failure');
    expect(submission.send({ ...send, key: 'key-2' }).started).toEqual([
      { actor: 'submitForm', input: { key: 'key-2', body, setting: 'deliver' } },
    ]);
  });
});

test('a lead that the handler did not take goes to the outbox, and is watched there', () => {
  const { submission } = startSending();
  expect(submission.settle('submitForm', 'server error').sentEvents).toEqual([
    { actor: 'outbox', event: { type: 'LEAD.QUEUE', key: 'key-1', body } },
    { actor: 'outbox', event: { type: 'LEAD.WATCH', key: 'key-1' } },
  ]);
});

test.each([
  [[], ['delivering']],
  [['LEAD.NOT_PERSISTED'], ['delivering', 'notPersisted']],
  [['LEAD.NOT_PERSISTED', 'LEAD.DELIVERED'], []],
  [['LEAD.REJECTED'], ['rejected']],
] as const)('after %j of the outbox, the status is %j', (types, tags) => {
  const { submission } = startSending();
  submission.settle('submitForm', 'server error');
  for (const type of types) submission.send({ type });
  expect([...submission.snapshot().tags].toSorted()).toEqual(tags);
});

test('a lead of an earlier visit is only watched', () => {
  const submission = drive(submissionScenario);
  expect(submission.send({ type: 'LEAD.WATCH', key: 'key-9' }).sentEvents).toEqual([
    { actor: 'outbox', event: { type: 'LEAD.WATCH', key: 'key-9' } },
  ]);
});

/** Runs a submission for a form that notes what it is told. */
function runFor(answer: () => Promise<HandlerResponse | null>) {
  const news: string[] = [];
  const form = createActor(
    fromCallback<EventObject>(({ receive }) => receive(({ type }) => news.push(type))),
  ).start();
  const tellOf: ((type: string) => void)[] = [];
  const clock = new StepClock();
  const machine = submissionMachine.provide({
    actors: {
      submitForm: fromPromise(answer),
      pageTransitions: fromCallback(() => {}),
      outbox: fromCallback<OutboxEvent>(({ sendBack }) => {
        tellOf.push((type) => sendBack({ type }));
      }),
    },
  });
  const submission = createActor(machine, { clock, input: { form, setting: 'deliver' } }).start();
  submission.send(send);
  return { news, clock, tell: (type: string) => tellOf.forEach((tell) => tell(type)) };
}

const answering = (answer: HandlerResponse | null) => () => Promise.resolve(answer);

const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('its form is told', () => {
  test.each([
    ['that the handler has it', answering({ status: 200 }), 'LEAD.SENT'],
    ['that it was only logged', answering(null), 'LEAD.LOGGED'],
    ['that no answer came', () => Promise.reject(new Error('No network')), 'LEAD.FAILED'],
    ['that the outbox has it', answering({ status: 503 }), 'LEAD.SENT'],
  ] as const)('%s', async (_, answer, told) => {
    const { news } = runFor(answer);
    await soon();
    expect(news).toEqual([told]);
  });

  test('that a request took too long', () => {
    const { news, clock } = runFor(() => new Promise(() => {}));
    clock.advance(15_000);
    expect(news).toEqual(['LEAD.FAILED']);
  });

  test.each(['LEAD.DELIVERED', 'LEAD.REJECTED'])('what the outbox says last: %s', async (type) => {
    const { news, tell } = runFor(answering({ status: 503 }));
    await soon();
    tell('LEAD.NOT_PERSISTED');
    tell(type);
    expect(news).toEqual(['LEAD.SENT', 'LEAD.NOT_PERSISTED', type]);
  });
});
