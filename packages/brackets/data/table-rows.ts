import type { PayPeriod, PayQuestion } from '#brackets/core/pay-question.ts';
import type { TaxCode } from '#brackets/core/tax-code.ts';

/** A row of one of Inland Revenue's PAYE deduction tables of April 2026, in dollars. */
export interface TableRow {
  readonly table: 'IR340' | 'IR341';
  readonly every: PayPeriod;
  readonly page: number;
  readonly pay: number;
  /** The code of its PAYE, without a student loan. */
  readonly code: TaxCode;
  readonly paye: number;
  readonly studentLoan: number;
  /** At the least rate. */
  readonly kiwiSaver: number;
}

/** The tables apply to paydays from the first of these days to the second. */
const [tablesFrom, tablesTo] = ['2026-04-01', '2027-03-31'];

type Columns = readonly [
  page: number,
  pay: number,
  code: TaxCode,
  paye: number,
  studentLoan: number,
  kiwiSaver: number,
];

const rowsOf =
  (table: TableRow['table'], every: PayPeriod) =>
  ([page, pay, code, paye, studentLoan, kiwiSaver]: Columns): TableRow => ({
    table,
    every,
    page,
    pay,
    code,
    paye,
    studentLoan,
    kiwiSaver,
  });

/** Not the whole tables: the rows that we could read, as payroll software quotes them. */
const weeks: readonly Columns[] = [
  [6, 1, 'M', 0.12, 0, 0.03],
  [13, 300, 'M', 36.75, 0, 10.5],
  [13, 301, 'M', 36.94, 0, 10.53],
  [17, 461, 'M', 67.74, 0, 16.13],
  [17, 462, 'ME', 57.93, 0, 16.17],
  [17, 464, 'ME', 58.32, 0, 16.24],
  [17, 465, 'M', 68.51, 0.12, 16.27],
  [31, 1028, 'ME', 166.89, 67.68, 35.98],
  [31, 1029, 'ME', 167.1, 67.8, 36.01],
  [37, 1269, 'M', 253.3, 96.6, 44.41],
  [37, 1270, 'ME', 243.71, 96.72, 44.45],
  [39, 1346, 'ME', 277.72, 105.84, 47.11],
  [39, 1347, 'M', 278.06, 105.96, 47.14],
  [43, 1502, 'M', 327.28, 124.56, 52.57],
  [79, 2939, 'M', 826.63, 297, 102.86],
  [81, 3012, 'M', 852, 305.76, 105.42],
  [81, 3013, 'M', 852.34, 305.88, 105.45],
  [92, 3461, 'M', 1000.18, 359.64, 121.13],
  [92, 3462, 'M', 1000.54, 359.76, 121.17],
  [102, 3846, 'M', 1150.3, 405.84, 134.61],
];

const fortnights: readonly Columns[] = [
  [115, 922, 'M', 135.48, 0, 32.27],
  [115, 924, 'M', 135.86, 0, 32.34],
  [115, 930, 'ME', 117.02, 0.24, 32.55],
];

const fourWeeks: readonly Columns[] = [
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
];

const months: readonly Columns[] = [
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
];

export const tableRows: readonly TableRow[] = [
  ...weeks.map(rowsOf('IR340', 'week')),
  ...fortnights.map(rowsOf('IR340', 'fortnight')),
  ...fourWeeks.map(rowsOf('IR341', 'four-weeks')),
  ...months.map(rowsOf('IR341', 'month')),
];

/** The row of a pay in cents on a payday of the tables, whose code has no student loan; undefined without one. */
export const tableRowOf = (
  day: string,
  { gross, every, code }: Pick<PayQuestion, 'gross' | 'every' | 'code'>,
): TableRow | undefined =>
  day < tablesFrom || day > tablesTo
    ? undefined
    : tableRows.find((row) => row.every === every && row.code === code && row.pay * 100 === gross);
