import { expect, test } from 'vitest';
import { pay } from '#brackets/entries/index.ts';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { taxCodes } from '#brackets/core/tax-code.ts';
import { tableRowOf, tableRows } from '#brackets/data/table-rows.ts';

const rules = payRulesFor('2026-10-01');

test.each(tableRows.map((row) => [row.every, row.pay, row.code, row] as const))(
  'every %s, a pay of %d, %s',
  (every, dollars, code, row) => {
    const withLoan = taxCodes.find((one) => one === `${code} SL`) ?? code;
    const found = pay(rules, { gross: dollars * 100, every, code: withLoan, kiwiSaver: 0.035 });
    const { paye, studentLoan, kiwiSaver } = found;
    expect([paye, studentLoan, kiwiSaver].map((cents) => cents / 100)).toEqual([
      row.paye,
      row.studentLoan,
      row.kiwiSaver,
    ]);
  },
);

test('a row is found by period, amount, code and year', () => {
  const asked = { gross: 2915_00, every: 'month', code: 'SH' } as const;
  expect(tableRowOf('2026-10-01', asked)).toMatchObject({ page: 301, paye: 925.51 });
  expect(tableRowOf('2025-10-01', asked)).toBeUndefined();
  expect(tableRowOf('2026-10-01', { ...asked, gross: 2915_50 })).toBeUndefined();
  expect(tableRowOf('2026-10-01', { ...asked, code: 'M' })).toBeUndefined();
  expect(tableRowOf('2026-10-01', { ...asked, every: 'four-weeks' })).toBeUndefined();
});
