import type { PayPeriod, Terms } from '#brackets/core/pay-question.ts';
import { taxCodes, type TaxCode } from '#brackets/core/tax-code.ts';

/** The tables apply to paydays from the first of these days to the second. */
const [tablesFrom, tablesTo] = ['2026-04-01', '2027-03-31'];

/** Amounts in dollars, KiwiSaver at the least rate. The page is null where it is not known. */
type Columns = readonly [
  page: number | null,
  pay: number,
  studentLoan: number,
  kiwiSaver: number,
  /** By its code, without a student loan. */
  paye: Partial<Record<TaxCode, number>>,
];

const rowsOf = (every: PayPeriod, rows: readonly Columns[]) =>
  rows.flatMap(([page, pay, studentLoan, kiwiSaver, payeByCode]) =>
    taxCodes.flatMap((code) => {
      const { [code]: paye } = payeByCode;
      const table = every === 'week' ? 'IR340' : 'IR341';
      if (paye === undefined) return [];
      return [{ table, every, page, pay, code, paye, studentLoan, kiwiSaver }];
    }),
  );

/**
 * Rows of Inland Revenue's PAYE tables of April 2026: IR340 for weeks, IR341 for four weeks and months. Not
 * the whole tables: the rows that payroll software quotes from them.
 */
export const tableRows = [
  ...rowsOf('week', [[null, 1000, 64.32, 35, { M: 171.5, ME: 161.5 }]]),
  ...rowsOf('four-weeks', [
    [210, 3496, 419.52, 122.36, { SB: 428.26, S: 672.98, SH: 1109.98, ST: 1214.86, SA: 1424.62 }],
    [
      264,
      12048,
      1445.76,
      421.68,
      { SB: 1475.88, S: 2319.24, SH: 3825.24, ST: 4186.68, SA: 4909.56 },
    ],
  ]),
  ...rowsOf('month', [
    [289, 490, 58.8, 17.15, { SB: 60.02, S: 94.32, SH: 155.57, ST: 170.27, SA: 199.67 }],
    [301, 2915, 349.8, 102.02, { SB: 357.08, S: 561.13, SH: 925.51, ST: 1012.96, SA: 1187.86 }],
  ]),
];

/** The row of a pay in cents on a payday of the tables, whose code has no student loan; undefined without one. */
export const tableRowOf = (day: string, { gross, every, code }: Terms) =>
  day < tablesFrom || day > tablesTo
    ? undefined
    : tableRows.find((row) => row.every === every && row.code === code && row.pay * 100 === gross);
