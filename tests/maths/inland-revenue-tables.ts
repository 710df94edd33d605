import type { PayPeriod } from '#brackets/core/pay-question.ts';

/**
 * Rows of Inland Revenue's PAYE deduction tables, as published: IR340 (weekly and fortnightly) and
 * IR341 (four-weekly and monthly), editions of April 2025 and April 2026. Amounts are dollars.
 */
interface Row {
  readonly table: string;
  readonly page: number;
  readonly day: string;
  readonly every: PayPeriod;
  readonly pay: number;
  readonly studentLoan: number;
  /** At the minimum rate of the year. */
  readonly kiwiSaver: number;
}

/** Main income: PAYE by code, and for each ESCT rate the net contribution and the tax. */
export interface MainRow extends Row {
  readonly paye: { readonly M: number; readonly ME: number };
  readonly employer: readonly (readonly [esct: number, net: number, tax: number])[];
}

export interface SecondaryRow extends Row {
  readonly paye: Readonly<Record<'SB' | 'S' | 'SH' | 'ST' | 'SA', number>>;
}

const days = { 'April 2025': '2025-10-01', 'April 2026': '2026-10-01' } as const;
type Edition = keyof typeof days;
const esctRates = [0.105, 0.175, 0.3, 0.33, 0.39];

const tableOf = (edition: Edition, every: PayPeriod): string =>
  `${every === 'week' || every === 'fortnight' ? 'IR340' : 'IR341'} ${edition}`;

/** The columns as printed, from the page to the last rate of ESCT. */
type MainColumns = readonly [
  page: number,
  pay: number,
  M: number,
  ME: number,
  studentLoan: number,
  kiwiSaver: number,
  ...employer: number[],
];

const main =
  (edition: Edition, every: PayPeriod) =>
  ([page, paid, M, ME, studentLoan, kiwiSaver, ...employer]: MainColumns): MainRow => ({
    table: tableOf(edition, every),
    page,
    day: days[edition],
    every,
    pay: paid,
    paye: { M, ME },
    studentLoan,
    kiwiSaver,
    employer: esctRates.map((rate, index) => [
      rate,
      employer[index * 2] ?? NaN,
      employer[index * 2 + 1] ?? NaN,
    ]),
  });

type SecondaryColumns = readonly [
  page: number,
  pay: number,
  SB: number,
  S: number,
  SH: number,
  ST: number,
  SA: number,
  studentLoan: number,
  kiwiSaver: number,
];

const secondary =
  (edition: Edition, every: PayPeriod) =>
  ([page, paid, SB, S, SH, ST, SA, studentLoan, kiwiSaver]: SecondaryColumns): SecondaryRow => ({
    table: tableOf(edition, every),
    page,
    day: days[edition],
    every,
    pay: paid,
    paye: { SB, S, SH, ST, SA },
    studentLoan,
    kiwiSaver,
  });

const weeks2025: readonly MainColumns[] = [
  [6, 1, 0.12, 0.12, 0, 0.03, 0.03, 0, 0.03, 0, 0.03, 0, 0.03, 0, 0.03, 0],
  [13, 301, 36.7, 36.7, 0, 9.03, 8.09, 0.94, 7.46, 1.57, 6.33, 2.7, 6.06, 2.97, 5.52, 3.51],
  [17, 462, 67.56, 57.56, 0, 13.86, 12.5, 1.36, 11.59, 2.27, 9.96, 3.9, 9.57, 4.29, 8.79, 5.07],
  [
    17, 465, 68.14, 58.14, 0.12, 13.95, 12.59, 1.36, 11.68, 2.27, 10.05, 3.9, 9.66, 4.29, 8.88,
    5.07,
  ],
  [
    37, 1270, 252.6, 242.7, 96.72, 38.1, 34.11, 3.99, 31.45, 6.65, 26.7, 11.4, 25.56, 12.54, 23.28,
    14.82,
  ],
  [
    79, 2939, 824.27, 824.27, 297, 88.17, 78.93, 9.24, 72.77, 15.4, 61.77, 26.4, 59.13, 29.04,
    53.85, 34.32,
  ],
];

const fortnights2025: readonly MainColumns[] = [
  [
    115, 930, 136.28, 116.28, 0.24, 27.9, 25.07, 2.83, 23.18, 4.72, 19.8, 8.1, 18.99, 8.91, 17.37,
    10.53,
  ],
];

const fourWeeks2025: readonly MainColumns[] = [
  [
    31, 4116, 705.08, 665.08, 271.2, 123.48, 110.57, 12.91, 101.96, 21.52, 86.58, 36.9, 82.89,
    40.59, 75.51, 47.97,
  ],
  [
    93, 13972, 4035.92, 4035.92, 1453.92, 419.16, 375.17, 43.99, 345.84, 73.32, 293.46, 125.7,
    280.89, 138.27, 255.75, 163.41,
  ],
];

const months2025: readonly MainColumns[] = [
  [137, 2000, 292.37, 249.03, 0, 60, 53.7, 6.3, 49.5, 10.5, 42, 18, 40.2, 19.8, 36.6, 23.4],
  [
    138, 2015, 295.27, 251.94, 0.52, 60.45, 54.15, 6.3, 49.95, 10.5, 42.45, 18, 40.65, 19.8, 37.05,
    23.4,
  ],
];

export const mainRows: readonly MainRow[] = [
  ...weeks2025.map(main('April 2025', 'week')),
  ...fortnights2025.map(main('April 2025', 'fortnight')),
  ...fourWeeks2025.map(main('April 2025', 'four-weeks')),
  ...months2025.map(main('April 2025', 'month')),
];

const fourWeeks2026: readonly SecondaryColumns[] = [
  [210, 3496, 428.26, 672.98, 1109.98, 1214.86, 1424.62, 419.52, 122.36],
  [264, 12048, 1475.88, 2319.24, 3825.24, 4186.68, 4909.56, 1445.76, 421.68],
];

const months2026: readonly SecondaryColumns[] = [
  [289, 490, 60.02, 94.32, 155.57, 170.27, 199.67, 58.8, 17.15],
  [301, 2915, 357.08, 561.13, 925.51, 1012.96, 1187.86, 349.8, 102.02],
];

export const secondaryRows: readonly SecondaryRow[] = [
  ...fourWeeks2026.map(secondary('April 2026', 'four-weeks')),
  ...months2026.map(secondary('April 2026', 'month')),
];
