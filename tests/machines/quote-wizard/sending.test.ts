import { describe, expect, test } from 'vitest';
import { noAnswers } from '#machines/quote-wizard/answers.ts';
import { allAnswers, bodyOfAllAnswers, startSending, stateOf } from './wizard.ts';

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
});
