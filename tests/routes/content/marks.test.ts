import { expect, test } from 'vitest';
import { marksIn } from '#src/routes/content/marks.ts';

test('a page takes along the names and meanings of what it marks, and only those', () => {
  const html =
    '15%<a href="/figures#gstRate">¹</a> <button popovertarget="term-balance-date">balance date</button>';
  expect(marksIn(html)).toEqual({
    figures: { gstRate: 'GST rate' },
    terms: {
      'balance-date':
        'The last day of your accounting year. The tax dates on this site are for 31 March.',
    },
  });
  expect(marksIn('<a href="/figures">Figures</a>')).toEqual({ figures: {}, terms: {} });
});
