import { describe, expect, test } from 'vitest';
import * as form from './form/form-driver.ts';
import * as wizard from './quote-wizard/wizard.ts';

const submit = { type: 'FORM.SUBMIT', newIdempotencyKey: 'key-2' } as const;
const email = (value: string) => ({ type: 'FIELD.CHANGE', field: 'email', value }) as const;

/** The machines that send leads, each with a request under way under key-1. */
const senders = [
  {
    machine: 'a form',
    body: form.body,
    start: () => {
      const driver = form.startSending();
      return {
        fail: () => driver.settle('submitForm', 'network failure'),
        change: (value: string) => driver.send(email(value)),
        submit: () => driver.send(submit),
      };
    },
  },
  {
    machine: 'the wizard',
    body: wizard.bodyOfAllAnswers,
    start: () => {
      const driver = wizard.startSending();
      return {
        fail: () => driver.settle('submitForm', 'network failure'),
        change: (value: string) => driver.send(email(value)),
        submit: () => driver.send(submit),
      };
    },
  },
];

describe.each(senders)('a lead of $machine that did not get through', ({ start, body }) => {
  test.each([
    ['with spaces around it', ' aroha@example.co.nz ', 'key-1', body, []],
    [
      'with another address',
      'mere@example.co.nz',
      'key-2',
      body.replace('aroha', 'mere'),
      ['LEAD.RELEASE'],
    ],
  ])('%s goes again under its key', async (_, typed, key, sent, released) => {
    const sender = start();
    sender.fail();
    sender.change(typed);
    const { started, sentEvents } = sender.submit();
    expect(started.filter(({ actor }) => actor === 'submitForm')).toEqual([
      { actor: 'submitForm', input: { key, body: sent, setting: 'deliver' } },
    ]);
    const ofOutbox = sentEvents.flatMap((each) => (each.actor === 'outbox' ? [each.event] : []));
    expect(ofOutbox.map(({ type }) => type)).toEqual(['LEAD.HOLD', ...released]);
  });
});
