import { expect, test } from 'vitest';
import { behindWithTaxScenario } from '#machines/behind-with-tax/behind-with-tax.scenario.ts';
import type { LateField } from '#machines/behind-with-tax/inputs.ts';
import { drive } from '#statelab/explore/drive.ts';

const change = (field: LateField, value: string) =>
  ({ type: 'FIELD.CHANGE', field, value }) as const;

test('being registered for GST alone is nothing late', () => {
  const page = drive(behindWithTaxScenario);
  page.send(change('gst', 'yes'));
  expect(page.snapshot().value).toBe('empty');
  page.send(change('gstReturns', '2'));
  expect(page.snapshot().value).toBe('filledIn');
});
