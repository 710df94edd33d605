import { describe, expect, test } from 'vitest';
import { noAnswers } from '#machines/quote-wizard/answers.ts';
import {
  allAnswers,
  leadsOf,
  answersOf,
  bodyOfAllAnswers,
  startSending,
  startWizard,
  stateOf,
  visit,
} from './wizard.ts';

const submit = (newIdempotencyKey: string) => ({ type: 'FORM.SUBMIT', newIdempotencyKey }) as const;

describe('Submit', () => {
  test('sends every answer once, under the new key', () => {
    const wizard = startWizard(visit('contact', allAnswers));
    const asked = leadsOf(wizard.send(submit('key-1')));
    expect(stateOf(wizard)).toBe('contact.sending');
    expect(asked).toEqual([{ key: 'key-1', body: bodyOfAllAnswers, setting: 'deliver' }]);
  });

  test.each([
    ['no email address', { email: '' }],
    ['what is no email address', { email: 'aroha@' }],
    ['a phone number of 41 characters', { phone: '0'.repeat(41) }],
    ['an email address of 255 characters', { email: `${'a'.repeat(243)}@example.com` }],
  ])('with %s sends nothing and says what is wrong', (_, wrong) => {
    const wizard = startWizard(visit('contact', { ...allAnswers, ...wrong }));
    expect(leadsOf(wizard.send(submit('key-1')))).toEqual([]);
    expect(stateOf(wizard)).toBe('contact.invalid');
    expect(wizard.snapshot().context.invalidSubmits).toBe(1);
    expect(answersOf(wizard)).toEqual({ ...allAnswers, ...wrong });
  });

  test('sends once a problem is corrected', () => {
    const wizard = startWizard(visit('contact', { ...allAnswers, email: 'aroha@' }));
    wizard.send(submit('key-1'));
    wizard.send({ type: 'FIELD.CHANGE', field: 'email', value: 'aroha@example.co.nz' });
    expect(leadsOf(wizard.send(submit('key-2')))).toEqual([
      { key: 'key-2', body: bodyOfAllAnswers, setting: 'deliver' },
    ]);
  });

  test('sends nothing at a second press during a request', () => {
    const wizard = startSending();
    expect(leadsOf(wizard.send(submit('key-2')))).toEqual([]);
    expect(stateOf(wizard)).toBe('contact.sending');
    expect(wizard.snapshot().context.attempt?.key).toBe('key-1');
  });

  test('allows no change and no Back during a request', () => {
    const wizard = startSending();
    wizard.send({ type: 'FIELD.CHANGE', field: 'email', value: 'other@example.co.nz' });
    wizard.send({ type: 'STEP.BACK' });
    expect(stateOf(wizard)).toBe('contact.sending');
    expect(answersOf(wizard)).toEqual(allAnswers);
  });
});

test('keeps a request with its key, so that a reload sends it under the same', () => {
  const attempt = { key: 'key-1', body: bodyOfAllAnswers };
  const { sentEvents } = startWizard(visit('contact', allAnswers)).send(submit('key-1'));
  expect(sentEvents).toEqual([
    { actor: 'outbox', event: { type: 'LEAD.HOLD', ...attempt } },
    {
      actor: 'draftStore',
      event: { type: 'DRAFT.SAVE', draft: { answers: allAnswers, attempt, sentKey: null } },
    },
  ]);
});

describe('a sent lead', () => {
  test('shows the thank-you and leaves nothing behind but its key', () => {
    const wizard = startSending();
    const { sentEvents } = wizard.settle('submitForm', 'accepted');
    expect(stateOf(wizard)).toBe('thank-you.draftDropped');
    expect(sentEvents).toEqual([
      { actor: 'outbox', event: { type: 'LEAD.RELEASE', key: 'key-1' } },
      { actor: 'stepHistory', event: { type: 'STEP.SHOW', step: 'thank-you' } },
      {
        actor: 'draftStore',
        event: {
          type: 'DRAFT.SAVE',
          draft: {
            answers: noAnswers,
            attempt: null,
            sentKey: 'key-1',
          },
        },
      },
    ]);
  });

  test('keeps every answer for a reload until delivery, if the browser cannot store it', () => {
    const wizard = startSending();
    wizard.settle('submitForm', 'accepted');
    const draft = { answers: allAnswers, attempt: { key: 'key-1', body: bodyOfAllAnswers } };
    expect(wizard.send({ type: 'LEAD.NOT_PERSISTED' }).sentEvents).toEqual([
      {
        actor: 'draftStore',
        event: { type: 'DRAFT.SAVE', draft: { ...draft, sentKey: null } },
      },
    ]);
    const [{ event } = { event: undefined }] = wizard.send({ type: 'LEAD.DELIVERED' }).sentEvents;
    expect(event).toMatchObject({
      type: 'DRAFT.SAVE',
      draft: { answers: { email: '' }, attempt: null, sentKey: 'key-1' },
    });
  });

  test('leaves no draft if it is rejected', () => {
    const wizard = startSending();
    wizard.settle('submitForm', 'accepted');
    wizard.send({ type: 'LEAD.NOT_PERSISTED' });
    const { sentEvents } = wizard.send({ type: 'LEAD.REJECTED' });
    expect(stateOf(wizard)).toBe('thank-you.draftDropped');
    expect(sentEvents).toEqual([
      {
        actor: 'draftStore',
        event: {
          type: 'DRAFT.SAVE',
          draft: { answers: noAnswers, attempt: null, sentKey: 'key-1' },
        },
      },
    ]);
  });
});

describe('a network failure', () => {
  test('stays on the step with every answer', () => {
    const wizard = startSending();
    const { sentEvents } = wizard.settle('submitForm', 'network failure');
    expect(stateOf(wizard)).toBe('contact.failed');
    expect(answersOf(wizard)).toEqual(allAnswers);
    expect(sentEvents.filter(({ actor }) => actor === 'draftStore')).toEqual([]);
  });

  test('sends the same answers again under the same key', () => {
    const wizard = startSending();
    wizard.settle('submitForm', 'network failure');
    expect(leadsOf(wizard.send(submit('key-2')))).toEqual([
      { key: 'key-1', body: bodyOfAllAnswers, setting: 'deliver' },
    ]);
  });

  test('sends other answers under the new key', () => {
    const wizard = startSending();
    wizard.settle('submitForm', 'network failure');
    wizard.send({ type: 'FIELD.CHANGE', field: 'phone', value: '021 555 0123' });
    const body = bodyOfAllAnswers.replace('phone=', 'phone=021+555+0123');
    expect(leadsOf(wizard.send(submit('key-2')))).toEqual([
      { key: 'key-2', body, setting: 'deliver' },
    ]);
  });

  test('treats an answer with spaces around it as the same', () => {
    const wizard = startSending();
    wizard.settle('submitForm', 'network failure');
    wizard.send({ type: 'FIELD.CHANGE', field: 'email', value: ' aroha@example.co.nz ' });
    wizard.send(submit('key-2'));
    expect(wizard.snapshot().context.attempt?.key).toBe('key-1');
  });
});

describe('the browser’s Back during a request', () => {
  test('aborts the request, and keeps the key of the same answers', () => {
    const wizard = startSending();
    const { sentEvents } = wizard.send({ type: 'STEP.VISIT', step: 'name' });
    expect(stateOf(wizard)).toBe('name.editing');
    expect(sentEvents).toContainEqual({
      actor: 'outbox',
      event: { type: 'LEAD.RELEASE', key: 'key-1' },
    });
    wizard.send({ type: 'STEP.NEXT' });
    wizard.send(submit('key-2'));
    expect(wizard.snapshot().context.attempt?.key).toBe('key-1');
  });
});
