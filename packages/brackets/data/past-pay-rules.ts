import { provisionalTaxOver } from './provisional-tax.ts';

/** The pay rules of past tax years, oldest first. */
export const pastPayRules = [
  {
    from: '2025-04-01',
    to: '2026-03-31',
    source:
      'Inland Revenue, Payroll calculations and business rules specification, 1 April 2025 to 31 March 2026, sections 2 to 5, as payroll software quotes it',
    accLevy: { rate: 0.0167, upTo: 152_790 },
    earnerCredit: { amount: 520, from: 24_000, fullUpTo: 66_000, lessBy: 0.13 },
    flatRates: {
      SB: 0.105,
      S: 0.175,
      SH: 0.3,
      ST: 0.33,
      SA: 0.39,
      ND: 0.45,
      NSW: 0.105,
      CAE: 0.175,
      EDW: 0.175,
    },
    studentLoan: { rate: 0.12, over: 24_128 },
    kiwiSaver: { rates: [0.03, 0.04, 0.06, 0.08, 0.1], least: 0.03 },
    esct: [
      { over: 0, rate: 0.105 },
      { over: 18_720, rate: 0.175 },
      { over: 64_200, rate: 0.3 },
      { over: 93_720, rate: 0.33 },
      { over: 216_000, rate: 0.39 },
    ],
    provisionalTax: { over: provisionalTaxOver },
  },
] as const;
