import { expect, test } from 'vitest';
import { myDatesScenario } from '#machines/my-dates/my-dates.scenario.ts';
import { noTaxes } from '#machines/my-dates/taxes.ts';
import { drive } from '#statelab/explore/drive.ts';

const paye = { type: 'TAX.CHANGE', tax: 'paye', value: 'employer' } as const;

test('the dates are the visitor’s own from their first tax to their last', () => {
  const dates = drive(myDatesScenario);
  dates.send(paye);
  expect(dates.snapshot().value).toBe('own');
  dates.send({ type: 'TAX.CHANGE', tax: 'gst', value: 'gst-monthly' });
  dates.send({ ...paye, value: '' });
  expect(dates.snapshot().value).toBe('own');
  dates.send({ type: 'TAX.CHANGE', tax: 'gst', value: '' });
  expect(dates.snapshot().value).toBe('common');
  expect(dates.snapshot().context.taxes).toEqual(noTaxes);
});

test.each([
  ['nothing', 'common', ''],
  ['the taxes of an earlier visit', 'own', 'employer'],
  ['a failure', 'common', ''],
] as const)('after %s the dates are %s', (outcome, state, value) => {
  const dates = drive(myDatesScenario);
  dates.settle('restoreTaxes', outcome);
  expect(dates.snapshot().value).toBe(state);
  expect(dates.snapshot().context.taxes.paye).toBe(value);
});

test('the first tax is kept as chosen, and the last takes all that is kept with it', () => {
  const dates = drive(myDatesScenario);
  expect(dates.send(paye).sentEvents).toEqual([
    {
      actor: 'taxStore',
      event: { type: 'TAXES.KEEP', taxes: { ...noTaxes, paye: 'employer' } },
    },
  ]);
  expect(dates.send({ ...paye, value: '' }).sentEvents).toEqual([
    { actor: 'taxStore', event: { type: 'TAXES.FORGET' } },
  ]);
});

test('a choice that comes before the taxes of an earlier visit wins', () => {
  const dates = drive(myDatesScenario);
  dates.send({ type: 'TAX.CHANGE', tax: 'gst', value: 'gst-monthly' });
  expect(dates.snapshot().value).toBe('own');
  expect(dates.snapshot().context.taxes).toEqual({ ...noTaxes, gst: 'gst-monthly' });
});
