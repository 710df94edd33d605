import type { FlatCode } from '#brackets/core/tax-code.ts';
import { pastPayRules } from './past-pay-rules.ts';
import type { IsoDate } from './iso-date.ts';
import { provisionalTaxOver } from './provisional-tax.ts';

/** The deductions from pay in one tax year. Rates are fractions; amounts are dollars a year. */
export interface PayRules {
  /** The first and the last payday. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly source: string;
  /** The ACC earners' levy, including GST: its rate and its maximum earnings. */
  readonly accLevy: { readonly rate: number; readonly upTo: number };
  /** The independent earner tax credit: full between two incomes, then reduced by a rate on each further dollar. */
  readonly earnerCredit: {
    readonly amount: number;
    readonly from: number;
    readonly fullUpTo: number;
    readonly lessBy: number;
  };
  /** Income tax without the levy, by code. */
  readonly flatRates: Readonly<Record<FlatCode, number>>;
  /** Student loan repayments: a rate on pay above a threshold. */
  readonly studentLoan: { readonly rate: number; readonly over: number };
  /** The rates an employee may choose, and the employer's minimum. */
  readonly kiwiSaver: { readonly rates: readonly number[]; readonly least: number };
  /** The tax on an employer's contribution, by a year's pay and contributions above a limit. */
  readonly esct: readonly { readonly over: number; readonly rate: number }[];
  /** The residual income tax above which provisional tax is payable. */
  readonly provisionalTax: { readonly over: number };
}

/**
 * The rules of each tax year, oldest first. A new year is one entry, made from Inland Revenue's
 * payroll specification of that year; the past year moves to past-pay-rules.ts. Already
 * enacted: for 2027–28 a levy of 1.83% to $160,244; from 1 April 2028 a minimum KiwiSaver rate of 4%.
 */
export const payRules: readonly [PayRules, ...PayRules[]] = [
  ...pastPayRules,
  {
    from: '2026-04-01',
    to: '2027-03-31',
    source:
      'Inland Revenue, Payroll calculations and business rules specification, 1 April 2026 to 31 March 2027, version 1.0, sections 2 to 5, as payroll software quotes it',
    accLevy: { rate: 0.0175, upTo: 156_641 },
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
    // 3% temporarily, if an employee asks for it.
    kiwiSaver: { rates: [0.03, 0.035, 0.04, 0.06, 0.08, 0.1], least: 0.035 },
    esct: [
      { over: 0, rate: 0.105 },
      { over: 18_720, rate: 0.175 },
      { over: 64_200, rate: 0.3 },
      { over: 93_720, rate: 0.33 },
      { over: 216_000, rate: 0.39 },
    ],
    provisionalTax: { over: provisionalTaxOver },
  },
];

/** The rules for a payday, YYYY-MM-DD, if they are known. */
export const findPayRules = (day: string): PayRules | undefined =>
  payRules.find(({ from, to }) => from <= day && day <= to);

/** The rules for a payday, YYYY-MM-DD. Throws if none are known, and says `more` of what to do. */
export function payRulesOn(
  day: string,
  more = '; a further year is an entry in packages/brackets/data/pay-rules.ts',
): PayRules {
  const found = findPayRules(day);
  if (found === undefined)
    throw new RangeError(
      `No pay rules are known for ${day}. They run from ${payRules[0].from} to ${payRules.at(-1)?.to}${more}.`,
    );
  return found;
}
