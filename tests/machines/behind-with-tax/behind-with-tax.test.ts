import { expect, test } from 'vitest';
import { behindWithTaxScenario } from '#machines/behind-with-tax/behind-with-tax.scenario.ts';
import type { LateField } from '#machines/behind-with-tax/inputs.ts';
import { drive } from '#statelab/explore/drive.ts';

const change = (field: LateField, value: string) =>
  ({ type: 'FIELD.CHANGE', field, value }) as const;

test('shows a result while something is typed', () => {
  const page = drive(behindWithTaxScenario);
  expect(page.snapshot().value).toBe('empty');
  page.send(change('years', '2024'));
  expect(page.snapshot().value).toBe('filledIn');
  expect(page.snapshot().hasTag('calculated')).toBe(true);
  page.send(change('owed', '10'));
  page.send(change('years', ' '));
  expect(page.snapshot().value).toBe('filledIn');
  page.send(change('owed', ''));
  expect(page.snapshot().value).toBe('empty');
});

test('being registered for GST alone is nothing late', () => {
  const page = drive(behindWithTaxScenario);
  page.send(change('gst', 'yes'));
  expect(page.snapshot().value).toBe('empty');
  page.send(change('gstReturns', '2'));
  expect(page.snapshot().value).toBe('filledIn');
});

test('remembers the fields that were left, and all of them after a submit', () => {
  const page = drive(behindWithTaxScenario);
  page.send(change('years', '1999'));
  expect(page.snapshot().context.touched).toEqual([]);
  page.send({ type: 'FIELD.BLUR', field: 'years' });
  page.send({ type: 'FIELD.BLUR', field: 'years' });
  expect(page.snapshot().context.touched).toEqual(['years']);
  page.send({ type: 'FORM.SUBMIT' });
  expect(page.snapshot().context.touched).toEqual([
    'years',
    'earned',
    'gst',
    'gstReturns',
    'owed',
    'since',
  ]);
});
