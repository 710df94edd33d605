import { expect, test } from 'vitest';
import { marksIn } from '#src/routes/content/marks.ts';

test('an island takes along the names and meanings of what it marks, and only those', () => {
  const text = 'It is 15%[^gstRate]. Your [balance date](~balance-date) is in March.';
  expect(marksIn({ questions: [{ text }] })).toEqual({
    figures: { gstRate: 'GST rate' },
    terms: {
      'balance-date':
        'The last day of your accounting year. The tax dates on this site are for 31 March.',
    },
  });
  expect(marksIn({ income: '' })).toEqual({ figures: {}, terms: {} });
});
