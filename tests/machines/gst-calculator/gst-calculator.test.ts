import { expect, test } from 'vitest';
import { gstFor, totalAddedAgain } from '#machines/gst-calculator/inputs.ts';

test.each([
  ['add', 'standard', 132.25],
  ['remove', 'standard', 100],
  ['add', 'zero-rated', 115],
] as const)('115 dollars in mode %s, for a %s supply, become %d', (mode, supply, total) => {
  expect(gstFor({ mode, supply, amount: '115', lines: '' })?.total).toBe(total);
});

test.each([
  ['0.04', 'standard', 0.03],
  ['0.04', 'exempt', null],
  ['353.90', 'standard', null],
  ['', 'standard', null],
] as const)('GST removed from %j (%s) and added again gives %j', (amount, supply, again) => {
  expect(totalAddedAgain({ mode: 'remove', amount, supply, lines: '' })).toBe(again);
  expect(totalAddedAgain({ mode: 'add', amount, supply, lines: '' })).toBeNull();
});
