import type { PayRules } from '#content/pay-rules.ts';
import { checkCents, named } from '#machines/money/whole-cents.ts';
import { basisPointsOf } from './band.ts';
import { partsOfCode, type TaxCode } from './tax-code.ts';

/** How many periods of pay a year has. */
export const periodsInYear = { week: 52, fortnight: 26, 'four-weeks': 13, month: 12 } as const;

export type PayPeriod = keyof typeof periodsInYear;

/** One pay; rates are fractions. */
export interface PayQuestion {
  /** Before tax, in cents. */
  readonly gross: number;
  readonly every: PayPeriod;
  readonly code: TaxCode;
  /** What the employee puts into KiwiSaver: one of the year's rates; nothing where left out. */
  readonly kiwiSaver?: number | undefined;
  /** What the employer puts in; where left out, the year's least for a member and nothing for others. */
  readonly employer?: number | undefined;
  /** The tax on the employer's contribution; where left out, that of a year of such pays. */
  readonly esct?: number | undefined;
}

/** A hundred million dollars: up to here every product is a whole number below 2^53. */
export const largestPay = 10_000_000_000;

const listed = (rates: readonly number[]): string => rates.join(', ');

/** Throws a RangeError, a sentence, for a pay that makes no sense or has rules of its own. */
export function checkPay(rules: PayRules, question: PayQuestion): void {
  const { gross, every, code, kiwiSaver, employer, esct } = question;
  checkCents(gross, largestPay);
  if (!Object.hasOwn(periodsInYear, every))
    throw new RangeError(
      `${named(every)} is not a pay period. Take ${Object.keys(periodsInYear).join(', ')}; extra pays, such as bonuses and lump sums, have other rules and are not calculated.`,
    );
  partsOfCode(code);
  if (kiwiSaver !== undefined && !rules.kiwiSaver.rates.includes(kiwiSaver))
    throw new RangeError(
      `${named(kiwiSaver)} is not a KiwiSaver rate for the year from ${rules.from}. Take one of ${listed(rules.kiwiSaver.rates)}.`,
    );
  if (
    employer !== undefined &&
    !(employer >= 0 && basisPointsOf(employer) / 10_000 === employer && employer <= 1)
  )
    throw new RangeError(
      `The employer's rate ${named(employer)} is not a fraction from 0 to 1 in steps of 0.0001.`,
    );
  const esctRates = rules.esct.map(({ rate }) => rate);
  if (esct !== undefined && !esctRates.includes(esct))
    throw new RangeError(`${named(esct)} is not a rate of ESCT. Take one of ${listed(esctRates)}.`);
}
