import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnText, gstColumn } from '#brackets/core/gst-column.ts';

test('calculates GST for each of several amounts, and their sum', () => {
  const column = gstColumn({ lines: '0.10\n\n 1,200 \n$0.10\n', mode: 'add', supply: 'standard' });
  expect(
    column?.rows.map(({ original, gstAmount, total }) => [original, gstAmount, total]),
  ).toEqual([
    [0.1, 0.02, 0.12],
    [1_200, 180, 1_380],
    [0.1, 0.02, 0.12],
  ]);
  expect(column?.sum).toEqual({ original: 1_200.2, gstAmount: 180.04, total: 1_380.24 });
  expect(column?.onSum).toEqual({
    original: 1_200.2,
    gstAmount: 180.03,
    total: 1_380.23,
    type: 'add',
  });
  expect(column?.invalidLines).toEqual([]);
});

test('names invalid amounts and does not count them', () => {
  expect(gstColumn({ lines: 'paint\n115\n-5\n0', mode: 'remove', supply: 'standard' })).toEqual({
    rows: [{ original: 115, gstAmount: 15, total: 100, type: 'remove' }],
    sum: { original: 115, gstAmount: 15, total: 100 },
    onSum: { original: 115, gstAmount: 15, total: 100, type: 'remove' },
    invalidLines: ['paint', '-5', '0'],
  });
});

test('counts lines until their sum is too large for exact cents', () => {
  const lines = '6004799503160.65\n0.02\n0.01';
  const column = gstColumn({ lines, mode: 'add', supply: 'standard' });
  expect(column?.invalidLines).toEqual(['0.02']);
  expect(column?.onSum?.original).toBe(6_004_799_503_160.66);
});

test('has no column without lines', () => {
  expect(gstColumn({ lines: ' \n\n', mode: 'add', supply: 'standard' })).toBeNull();
});

test('is copied with tabs between figures and the sum on the last line', () => {
  const column = gstColumn({ lines: '100\n1.5', mode: 'add', supply: 'standard' });
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
        const column = gstColumn({ lines, mode, supply: 'standard' });
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
