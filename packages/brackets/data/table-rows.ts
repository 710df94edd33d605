import type { PayPeriod, PayQuestion } from '#brackets/core/pay-question.ts';
import type { TaxCode } from '#brackets/core/tax-code.ts';

/** The tables apply to paydays from the first of these days to the second. */
const [tablesFrom, tablesTo] = ['2026-04-01', '2027-03-31'];

/** Amounts in dollars, KiwiSaver at the least rate. The page is null where it is not known. */
type Columns = readonly [
  page: number | null,
  pay: number,
  /** The code of its PAYE, without a student loan. */
  code: TaxCode,
  paye: number,
  studentLoan: number,
  kiwiSaver: number,
];

const rowsOf = (every: PayPeriod, rows: readonly Columns[]) =>
  rows.map(([page, pay, code, paye, studentLoan, kiwiSaver]) => ({
    table: every === 'week' ? 'IR340' : 'IR341',
    every,
    page,
    pay,
    code,
    paye,
    studentLoan,
    kiwiSaver,
  }));

/**
 * Rows of Inland Revenue's PAYE tables of April 2026: IR340 for weeks, IR341 for four weeks and months. Not
 * the whole tables: the rows that payroll software quotes from them.
 */
export const tableRows = [
  ...rowsOf('week', [
    [null, 1000, 'M', 171.5, 64.32, 35],
    [null, 1000, 'ME', 161.5, 64.32, 35],
  ]),
  ...rowsOf('four-weeks', [
    [210, 3496, 'SB', 428.26, 419.52, 122.36],
    [210, 3496, 'S', 672.98, 419.52, 122.36],
    [210, 3496, 'SH', 1109.98, 419.52, 122.36],
    [210, 3496, 'ST', 1214.86, 419.52, 122.36],
    [210, 3496, 'SA', 1424.62, 419.52, 122.36],
    [264, 12048, 'SB', 1475.88, 1445.76, 421.68],
    [264, 12048, 'S', 2319.24, 1445.76, 421.68],
    [264, 12048, 'SH', 3825.24, 1445.76, 421.68],
    [264, 12048, 'ST', 4186.68, 1445.76, 421.68],
    [264, 12048, 'SA', 4909.56, 1445.76, 421.68],
  ]),
  ...rowsOf('month', [
    [289, 490, 'SB', 60.02, 58.8, 17.15],
    [289, 490, 'S', 94.32, 58.8, 17.15],
    [289, 490, 'SH', 155.57, 58.8, 17.15],
    [289, 490, 'ST', 170.27, 58.8, 17.15],
    [289, 490, 'SA', 199.67, 58.8, 17.15],
    [301, 2915, 'SB', 357.08, 349.8, 102.02],
    [301, 2915, 'S', 561.13, 349.8, 102.02],
    [301, 2915, 'SH', 925.51, 349.8, 102.02],
    [301, 2915, 'ST', 1012.96, 349.8, 102.02],
    [301, 2915, 'SA', 1187.86, 349.8, 102.02],
  ]),
];

/** The row of a pay in cents on a payday of the tables, whose code has no student loan; undefined without one. */
export const tableRowOf = (
  day: string,
  { gross, every, code }: Pick<PayQuestion, 'gross' | 'every' | 'code'>,
) =>
  day < tablesFrom || day > tablesTo
    ? undefined
    : tableRows.find((row) => row.every === every && row.code === code && row.pay * 100 === gross);
