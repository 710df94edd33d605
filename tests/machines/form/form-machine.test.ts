import { describe, expect, test } from 'vitest';
import {
  answersOf,
  leadsOf,
  body,
  complete,
  startForm,
  startSending,
  startUnrestoredForm,
  stateOf,
} from './form-driver.ts';

const submit = (newIdempotencyKey: string) => ({ type: 'FORM.SUBMIT', newIdempotencyKey }) as const;
const change = (field: string, value: string) => ({ type: 'FIELD.CHANGE', field, value }) as const;

const blank = {
  name: '',
  email: '',
  phone: '',
  location: '',
  businessType: '',
  serviceNeeded: '',
  urgency: '',
  message: '',
  firm: '',
};

describe('a form that opens', () => {
  test('restores what was typed in this tab before', () => {
    const form = startForm({ answers: { ...blank, name: 'Aroha' }, attempt: null });
    expect(stateOf(form)).toBe('open.editing');
    expect(answersOf(form)).toEqual({ ...blank, name: 'Aroha' });
  });

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

  test('is blank where nothing can be restored', () => {
    const form = startUnrestoredForm(null);
    form.settle('restoreDraft', 'a failure');
    expect(stateOf(form)).toBe('open.editing');
    expect(answersOf(form)).toEqual(blank);
  });
});

describe('a form on the page of a town', () => {
  const onWellington = (draft: unknown) => {
    const form = startUnrestoredForm(draft, { location: 'wellington' });
    form.settle('restoreDraft', 'restored');
    return form;
  };

  test('starts there', () => {
    expect(answersOf(onWellington(null))).toEqual({ ...blank, location: 'wellington' });
  });

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
    expect(form.send(change('name', 'Aroha')).sentEvents).toEqual([
      {
        actor: 'draftStore',
        event: {
          type: 'DRAFT.SAVE',
          draft: { answers: { ...blank, name: 'Aroha' }, attempt: null, sentKey: null },
        },
      },
    ]);
    expect(form.send(change('location', 'tauranga')).sentEvents).toEqual([
      {
        actor: 'draftStore',
        event: {
          type: 'DRAFT.SAVE',
          draft: {
            answers: { ...blank, name: 'Aroha', location: 'tauranga' },
            attempt: null,
            sentKey: null,
          },
        },
      },
    ]);
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

test('keeps every typed character, and the draft', () => {
  const form = startForm(null);
  const { sentEvents } = form.send(change('name', ' Āroha \u0007'));
  const answers = { ...blank, name: ' Āroha \u0007' };
  expect(answersOf(form)).toEqual(answers);
  expect(sentEvents).toEqual([
    {
      actor: 'draftStore',
      event: { type: 'DRAFT.SAVE', draft: { answers, attempt: null, sentKey: null } },
    },
  ]);
});

test('marks a field as touched once', () => {
  const form = startForm();
  form.send({ type: 'FIELD.BLUR', field: 'phone' });
  form.send({ type: 'FIELD.BLUR', field: 'phone' });
  expect(form.snapshot().context.touched).toEqual(['phone']);
});

describe('Submit', () => {
  test('sends the values and their body, under the new key', () => {
    expect(leadsOf(startForm().send(submit('key-1')))).toEqual([
      { key: 'key-1', body, setting: 'deliver' },
    ]);
  });

  test('sends trimmed values, and leaves the fields as they were typed', () => {
    const form = startForm({ answers: { ...complete, name: '  Aroha Ngata ' }, attempt: null });
    expect(leadsOf(form.send(submit('key-1')))).toEqual([
      { key: 'key-1', body, setting: 'deliver' },
    ]);
    expect(answersOf(form)['name']).toBe('  Aroha Ngata ');
  });

  test('sends nothing while an answer is missing, and counts the invalid submit', () => {
    const form = startForm({ answers: { ...complete, email: 'aroha@' }, attempt: null });
    expect(leadsOf(form.send(submit('key-1')))).toEqual([]);
    expect(leadsOf(form.send(submit('key-2')))).toEqual([]);
    expect(stateOf(form)).toBe('open.invalid');
    expect(form.snapshot().hasTag('incomplete')).toBe(true);
    expect(form.snapshot().context.invalidSubmits).toBe(2);
    expect(answersOf(form)).toEqual({ ...complete, email: 'aroha@' });
  });

  test('sends once the problem is corrected', () => {
    const form = startForm({ answers: { ...complete, email: 'aroha@' }, attempt: null });
    form.send(submit('key-1'));
    form.send(change('email', 'aroha@example.co.nz'));
    expect(leadsOf(form.send(submit('key-2')))).toEqual([
      { key: 'key-2', body, setting: 'deliver' },
    ]);
  });

  test('sends once when it is pressed twice', () => {
    const form = startSending();
    expect(form.snapshot().hasTag('busy')).toBe(true);
    expect(leadsOf(form.send(submit('key-2')))).toEqual([]);
    expect(stateOf(form)).toBe('open.sending');
  });
});

test('keeps what is typed during a request', () => {
  const form = startSending();
  form.send(change('name', 'Mere'));
  expect(stateOf(form)).toBe('open.sending');
  expect(answersOf(form)['name']).toBe('Mere');
});

test('changes nothing in a form that is only logged, and confirms nothing', () => {
  const form = startSending();
  const { sentEvents } = form.settle('submitForm', 'logged');
  expect(stateOf(form)).toBe('open.editing');
  expect(form.snapshot().hasTag('confirmed')).toBe(false);
  expect(answersOf(form)).toEqual(complete);
  expect(sentEvents).toEqual([]);
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

  test('keeps its draft until delivery if the browser cannot store it', () => {
    const { form } = startSent();
    const draft = { answers: complete, attempt: { key: 'key-1', body }, sentKey: 'key-1' };
    expect(form.send({ type: 'LEAD.NOT_PERSISTED' }).sentEvents).toEqual([
      { actor: 'draftStore', event: { type: 'DRAFT.SAVE', draft } },
    ]);
    expect(form.send({ type: 'LEAD.DELIVERED' }).sentEvents).toEqual([
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

  test('can be corrected and sent again if it is rejected', () => {
    const { form } = startSent();
    form.send({ type: 'LEAD.REJECTED' });
    form.send(change('urgency', 'week'));
    form.send(submit('key-2'));
    expect(stateOf(form)).toBe('open.sending');
    expect(form.snapshot().context.attempt?.key).toBe('key-2');
  });
});

describe('a network failure', () => {
  test('leaves every value, and its draft', () => {
    const form = startSending();
    const { sentEvents } = form.settle('submitForm', 'network failure');
    expect(stateOf(form)).toBe('open.failed');
    expect(answersOf(form)).toEqual(complete);
    expect(sentEvents).toEqual([]);
  });

  test('sends the same values again under the same key, spaces or not', () => {
    const form = startSending();
    form.settle('submitForm', 'network failure');
    form.send(change('name', 'Aroha Ngata '));
    form.send(submit('key-2'));
    expect(form.snapshot().context.attempt?.key).toBe('key-1');
  });

  test('sends other values under the new key', () => {
    const form = startSending();
    form.settle('submitForm', 'network failure');
    form.send(change('name', 'Mere Ngata'));
    form.send(submit('key-2'));
    expect(form.snapshot().context.attempt?.key).toBe('key-2');
  });

  test('replaces the first lead by other values, so that one is delivered', () => {
    const form = startSending();
    form.settle('submitForm', 'network failure');
    form.send(change('name', 'Mere Ngata'));
    const { sentEvents } = form.send(submit('key-2'));
    const ofOutbox = sentEvents.flatMap(({ actor, event }) => (actor === 'outbox' ? [event] : []));
    expect(ofOutbox).toEqual([
      { type: 'LEAD.HOLD', key: 'key-2', body: body.replace('Aroha', 'Mere') },
      { type: 'LEAD.RELEASE', key: 'key-1' },
    ]);
  });

  test('keeps the key across a reload', () => {
    const attempt = { key: 'sent-before', body };
    const form = startForm({ answers: complete, attempt });
    form.send(submit('key-2'));
    expect(form.snapshot().context.attempt?.key).toBe('sent-before');
  });
});
