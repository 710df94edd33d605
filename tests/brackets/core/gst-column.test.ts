import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnText, gstColumn } from '#brackets/core/gst-column.ts';

test('calculates GST for each of several amounts, and their sum', () => {
  const column = gstColumn({ lines: '0.10\n\n 1,200 \n$0.10\n', mode: 'add', rate: 15 });
  expect(
    column?.rows.map(({ original, gstAmount, total }) => [original, gstAmount, total]),
  ).toEqual([
    [0.1, 0.02, 0.12],
    [1_200, 180, 1_380],
    [0.1, 0.02, 0.12],
  ]);
  // On the sum itself the GST would be $180.03.
  expect(column?.sum).toEqual({ original: 1_200.2, gstAmount: 180.04, total: 1_380.24 });
  expect(column?.invalidLines).toEqual([]);
});

test('names invalid amounts and does not count them', () => {
  expect(gstColumn({ lines: 'paint\n115\n-5\n0', mode: 'remove', rate: 15 })).toEqual({
    rows: [{ original: 115, gstAmount: 15, total: 100, type: 'remove' }],
    sum: { original: 115, gstAmount: 15, total: 100 },
    invalidLines: ['paint', '-5', '0'],
  });
});

test('has no column without lines', () => {
  expect(gstColumn({ lines: ' \n\n', mode: 'add', rate: 15 })).toBeNull();
});

test('is copied with tabs between figures and the sum on the last line', () => {
  const column = gstColumn({ lines: '100\n1.5', mode: 'add', rate: 15 });
  expect(column && columnText(column)).toBe(
    '100.00\t15.00\t115.00\n1.50\t0.23\t1.73\n101.50\t15.23\t116.73',
  );
});

test('rows and sum add up to the cent for any amounts', () => {
  const cents = (dollars: number) => Math.round(dollars * 100);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 20 }),
      fc.constantFrom('add', 'remove'),
      (amounts, mode) => {
        const lines = amounts.map((amount) => (amount / 100).toFixed(2)).join('\n');
        const column = gstColumn({ lines, mode, rate: 15 });
        expect(column?.rows).toHaveLength(amounts.length);
        for (const row of [...(column?.rows ?? []), ...(column ? [column.sum] : [])]) {
          const gst = mode === 'add' ? cents(row.gstAmount) : -cents(row.gstAmount);
          expect(cents(row.original) + gst).toBe(cents(row.total));
        }
        expect(cents(column?.sum.original ?? NaN)).toBe(amounts.reduce((sum, x) => sum + x, 0));
      },
    ),
  );
});
