import { expect, test } from 'vitest';
import { myDatesScenario } from '#machines/my-dates/my-dates.scenario.ts';
import { noTaxes } from '#machines/my-dates/taxes.ts';
import { drive } from '#statelab/explore/drive.ts';

test('a choice that comes before the taxes of an earlier visit wins', () => {
  const dates = drive(myDatesScenario);
  dates.send({ type: 'TAX.CHANGE', tax: 'gst', value: 'gst-monthly' });
  expect(dates.snapshot().value).toBe('own');
  expect(dates.snapshot().context.taxes).toEqual({ ...noTaxes, gst: 'gst-monthly' });
});
