import { describe, expect, test } from 'vitest';
import {
  answersOf,
  body,
  complete,
  startForm,
  startSending,
  startUnrestoredForm,
  stateOf,
} from './form-driver.ts';

const change = (field: string, value: string) => ({ type: 'FIELD.CHANGE', field, value }) as const;

const blank = Object.fromEntries(Object.keys(complete).map((field) => [field, '']));

describe('a form that opens', () => {
  test('keeps what was typed meanwhile, and fills in the rest', () => {
    const form = startUnrestoredForm({ answers: complete, attempt: null });
    form.send(change('name', 'Mere'));
    expect(stateOf(form)).toBe('open.restoring');
    form.settle('restoreDraft', 'restored');
    expect(answersOf(form)).toEqual({ ...complete, name: 'Mere' });
  });

  test('ignores unknown fields', () => {
    const form = startForm({ answers: { colour: 'orange', email: 'a@b.nz' }, attempt: null });
    expect(answersOf(form)).toEqual({ ...blank, email: 'a@b.nz' });
  });
});

describe('a form on the page of a town', () => {
  const onWellington = (draft: unknown) => {
    const form = startUnrestoredForm(draft, { location: 'wellington' });
    form.settle('restoreDraft', 'restored');
    return form;
  };

  test('keeps the page’s town if a draft has none, and the draft’s town if it has one', () => {
    const draft = { ...blank, name: 'Aroha' };
    expect(answersOf(onWellington({ answers: draft, attempt: null }))).toEqual({
      ...blank,
      name: 'Aroha',
      location: 'wellington',
    });
    expect(
      answersOf(onWellington({ answers: { ...draft, location: 'tauranga' }, attempt: null })),
    ).toEqual({ ...blank, name: 'Aroha', location: 'tauranga' });
  });

  test('keeps a town in the draft only if the visitor chose it', () => {
    const form = onWellington(null);
    const saved = (answers: object) => [
      {
        actor: 'draftStore',
        event: {
          type: 'DRAFT.SAVE',
          draft: { answers: { ...blank, name: 'Aroha', ...answers }, attempt: null, sentKey: null },
        },
      },
    ];
    expect(form.send(change('name', 'Aroha')).sentEvents).toEqual(saved({}));
    const chosen = form.send(change('location', 'tauranga'));
    expect(chosen.sentEvents).toEqual(saved({ location: 'tauranga' }));
  });

  test('keeps a town that is chosen before the draft is found', () => {
    const form = startUnrestoredForm(
      { answers: { ...blank, location: 'hamilton' }, attempt: null },
      { location: 'wellington' },
    );
    form.send(change('location', 'tauranga'));
    form.settle('restoreDraft', 'restored');
    expect(answersOf(form)['location']).toBe('tauranga');
  });
});

test('a lead that did not get through goes again under its key, whatever spaces are around it', () => {
  const form = startSending();
  form.settle('submitForm', 'network failure');
  form.send(change('email', ' aroha@example.co.nz '));
  expect(form.send({ type: 'FORM.SUBMIT', newIdempotencyKey: 'key-2' }).started).toEqual([
    { actor: 'submitForm', input: { key: 'key-1', body, setting: 'deliver' } },
  ]);
});

describe('a sent form', () => {
  function startSent() {
    const form = startSending();
    return { form, ...form.settle('submitForm', 'server error') };
  }

  test('is confirmed, and its draft goes', () => {
    const { form, sentEvents } = startSent();
    expect(stateOf(form)).toBe('sent');
    expect(form.snapshot().hasTag('confirmed')).toBe(true);
    expect(sentEvents).toEqual([
      { actor: 'outbox', event: { type: 'LEAD.QUEUE', key: 'key-1', body } },
      { actor: 'outbox', event: { type: 'LEAD.WATCH', key: 'key-1' } },
      { actor: 'draftStore', event: { type: 'DRAFT.DROP' } },
    ]);
  });

  test('gets every value back if it is rejected', () => {
    const { form } = startSent();
    const { sentEvents } = form.send({ type: 'LEAD.REJECTED' });
    expect(stateOf(form)).toBe('open.rejected');
    expect(form.snapshot().hasTag('confirmed')).toBe(true);
    expect(answersOf(form)).toEqual(complete);
    expect(sentEvents).toEqual([
      {
        actor: 'draftStore',
        event: {
          type: 'DRAFT.SAVE',
          draft: { answers: complete, attempt: { key: 'key-1', body }, sentKey: 'key-1' },
        },
      },
    ]);
  });
});
