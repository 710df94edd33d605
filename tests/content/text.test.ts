import { expect, test } from 'vitest';
import { plainText } from '#content/text.ts';

test('a text without its markup keeps its words', () => {
  expect(
    plainText(
      '**Pay** [your tax](/tax-calculator) by **7 February**,[^lateFee] or [call](tel:1)[^x].',
    ),
  ).toBe('Pay your tax by 7 February, or call.');
});
