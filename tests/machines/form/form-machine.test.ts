import { describe, expect, test } from 'vitest';
import { emptyDraft } from '#machines/form/draft.ts';
import {
  body,
  complete,
  startForm,
  startSending,
  startUnrestoredForm,
  stateOf,
  valuesOf,
} from './form-driver.ts';

const submit = (newKey: string) => ({ type: 'FORM.SUBMIT', newKey }) as const;
const change = (field: string, value: string) => ({ type: 'FIELD.CHANGE', field, value }) as const;

const blank = {
  name: '',
  email: '',
  phone: '',
  location: '',
  businessType: '',
  serviceNeeded: '',
  urgency: '',
};

describe('a form that opens', () => {
  test('takes up what was typed in this tab before', () => {
    const form = startForm({ values: { ...blank, name: 'Aroha' }, attempt: null });
    expect(stateOf(form)).toBe('open.editing');
    expect(valuesOf(form)).toEqual({ ...blank, name: 'Aroha' });
  });

  test('keeps what was typed meanwhile, and fills in the rest', () => {
    const form = startUnrestoredForm({ values: complete, attempt: null });
    form.send(change('name', 'Mere'));
    expect(stateOf(form)).toBe('open.restoring');
    form.settle('restoreDraft', 'restored');
    expect(valuesOf(form)).toEqual({ ...complete, name: 'Mere' });
  });

  test('passes over a field that it does not have', () => {
    const form = startForm({ values: { colour: 'orange', email: 'a@b.nz' }, attempt: null });
    expect(valuesOf(form)).toEqual({ ...blank, email: 'a@b.nz' });
  });

  test('is blank where nothing can be restored', () => {
    const form = startUnrestoredForm(emptyDraft);
    form.settle('restoreDraft', 'a failure');
    expect(stateOf(form)).toBe('open.editing');
    expect(valuesOf(form)).toEqual(blank);
  });
});

test('typing keeps every character and the draft', () => {
  const form = startForm(emptyDraft);
  const { told } = form.send(change('name', ' Āroha \u0007'));
  const values = { ...blank, name: ' Āroha \u0007' };
  expect(valuesOf(form)).toEqual(values);
  expect(told).toEqual([
    { actor: 'draftStore', event: { type: 'DRAFT.SAVE', draft: { values, attempt: null } } },
  ]);
});

test('leaving a field is noted once', () => {
  const form = startForm();
  form.send({ type: 'FIELD.LEAVE', field: 'phone' });
  form.send({ type: 'FIELD.LEAVE', field: 'phone' });
  expect(form.snapshot().context.left).toEqual(['phone']);
});

describe('Submit', () => {
  test('hands over the values and their body, under the new key', () => {
    const { started } = startForm().send(submit('key-1'));
    expect(started).toEqual([
      { actor: 'submitForm', input: { key: 'key-1', body, values: complete } },
    ]);
  });

  test('hands over values trimmed, and leaves the fields as they were typed', () => {
    const form = startForm({ values: { ...complete, name: '  Aroha Ngata ' }, attempt: null });
    const { started } = form.send(submit('key-1'));
    expect(started[0]?.input).toEqual({ key: 'key-1', body, values: complete });
    expect(valuesOf(form)['name']).toBe('  Aroha Ngata ');
  });

  test('with something missing hands over nothing and counts the refusal', () => {
    const form = startForm({ values: { ...complete, email: 'aroha@' }, attempt: null });
    expect(form.send(submit('key-1')).started).toEqual([]);
    expect(form.send(submit('key-2')).started).toEqual([]);
    expect(stateOf(form)).toBe('open.invalid');
    expect(form.snapshot().hasTag('incomplete')).toBe(true);
    expect(form.snapshot().context.refusals).toBe(2);
    expect(valuesOf(form)).toEqual({ ...complete, email: 'aroha@' });
  });

  test('goes through once the problem is put right', () => {
    const form = startForm({ values: { ...complete, email: 'aroha@' }, attempt: null });
    form.send(submit('key-1'));
    form.send(change('email', 'aroha@example.co.nz'));
    expect(form.send(submit('key-2')).started).toEqual([
      { actor: 'submitForm', input: { key: 'key-2', body, values: complete } },
    ]);
  });

  test('pressed twice hands over once', () => {
    const form = startSending();
    expect(form.snapshot().hasTag('busy')).toBe(true);
    expect(form.send(submit('key-2')).started).toEqual([]);
    expect(stateOf(form)).toBe('open.sending');
  });
});

test('while a request is under way typing is kept, and what was pressed is what is sent', () => {
  const form = startSending();
  form.send(change('name', 'Mere'));
  expect(stateOf(form)).toBe('open.sending');
  expect(valuesOf(form)['name']).toBe('Mere');
  expect(form.settle('submitForm', 'server error').told).toContainEqual({
    actor: 'outbox',
    event: { type: 'LEAD.QUEUE', key: 'key-1', body },
  });
});

test('a form that is only logged stands there as before, with no confirmation', () => {
  const form = startSending();
  const { told } = form.settle('submitForm', 'logged');
  expect(stateOf(form)).toBe('open.editing');
  expect(form.snapshot().hasTag('confirmed')).toBe(false);
  expect(valuesOf(form)).toEqual(complete);
  expect(told).toEqual([]);
});

test('an accepted form has arrived, and its draft goes', () => {
  const form = startSending();
  const { told } = form.settle('submitForm', 'accepted');
  expect(stateOf(form)).toBe('arrived');
  expect(form.snapshot().hasTag('confirmed')).toBe(true);
  expect(told).toEqual([{ actor: 'draftStore', event: { type: 'DRAFT.DROP' } }]);
});

describe('an HTTP error', () => {
  function startDelivering() {
    const form = startSending();
    return { form, ...form.settle('submitForm', 'server error') };
  }

  test('counts as sent: the outbox delivers the same body under the same key', () => {
    const { form, told } = startDelivering();
    expect(stateOf(form)).toBe('delivering.kept');
    expect(form.snapshot().hasTag('confirmed')).toBe(true);
    expect(told).toEqual([
      { actor: 'outbox', event: { type: 'LEAD.QUEUE', key: 'key-1', body } },
      { actor: 'draftStore', event: { type: 'DRAFT.DROP' } },
      { actor: 'outbox', event: { type: 'LEAD.WATCH', key: 'key-1' } },
    ]);
  });

  test('turns into an arrival once the outbox has delivered it', () => {
    const { form } = startDelivering();
    form.send({ type: 'LEAD.ARRIVED' });
    expect(stateOf(form)).toBe('arrived');
  });

  test('that is for good gives every value back', () => {
    const { form } = startDelivering();
    const { told } = form.send({ type: 'LEAD.REFUSED' });
    expect(stateOf(form)).toBe('open.undeliverable');
    expect(form.snapshot().hasTag('confirmed')).toBe(true);
    expect(valuesOf(form)).toEqual(complete);
    expect(told).toEqual([
      {
        actor: 'draftStore',
        event: {
          type: 'DRAFT.SAVE',
          draft: { values: complete, attempt: { key: 'key-1', body, values: complete } },
        },
      },
    ]);
  });

  test('that is for good can be put right and sent again', () => {
    const { form } = startDelivering();
    form.send({ type: 'LEAD.REFUSED' });
    form.send(change('urgency', 'week'));
    form.send(submit('key-2'));
    expect(stateOf(form)).toBe('open.sending');
    expect(form.snapshot().context.attempt?.key).toBe('key-2');
  });
});

describe('a network failure', () => {
  test('leaves every value, and asks the outbox for nothing', () => {
    const form = startSending();
    const { told } = form.settle('submitForm', 'network failure');
    expect(stateOf(form)).toBe('open.failed');
    expect(valuesOf(form)).toEqual(complete);
    expect(told).toEqual([]);
  });

  test('the same values go out again under the same key, spaces or not', () => {
    const form = startSending();
    form.settle('submitForm', 'network failure');
    form.send(change('name', 'Aroha Ngata '));
    form.send(submit('key-2'));
    expect(form.snapshot().context.attempt?.key).toBe('key-1');
  });

  test('other values go out under the new key', () => {
    const form = startSending();
    form.settle('submitForm', 'network failure');
    form.send(change('name', 'Mere Ngata'));
    form.send(submit('key-2'));
    expect(form.snapshot().context.attempt?.key).toBe('key-2');
  });

  test('the key outlives a reload of the page', () => {
    const attempt = { key: 'sent-before', body, values: complete };
    const form = startForm({ values: complete, attempt });
    form.send(submit('key-2'));
    expect(form.snapshot().context.attempt?.key).toBe('sent-before');
  });
});

describe('a slow request', () => {
  test('counts as failed after 15 seconds and not a millisecond before', () => {
    const form = startSending();
    form.wait(14_999);
    expect(stateOf(form)).toBe('open.sending');
    form.wait(1);
    expect(stateOf(form)).toBe('open.failed');
    expect(valuesOf(form)).toEqual(complete);
  });

  test('is given up on: its answer no longer counts, and the next one keeps the key', () => {
    const form = startSending();
    form.wait(15_000);
    expect(form.steps().filter(({ kind }) => kind === 'outcome')).toEqual([]);
    form.send(submit('key-2'));
    expect(form.snapshot().context.attempt?.key).toBe('key-1');
  });
});
