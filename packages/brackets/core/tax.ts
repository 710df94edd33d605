import { divideHalfUp, perCent } from './cents.ts';
import { exactTax as exactTaxOf } from './exact-tax.ts';
import { limitCents, type Schedule } from './schedule.ts';
import { checkCents, checkLike } from './checks.ts';

/**
 * Income tax in whole cents. An exact amount is in ten-thousandths of a cent: cents times hundredths
 * of a percent, never rounded.
 */

/** A schedule checked by `defineSchedule`. */
export type Rules = Pick<Schedule, 'bands' | 'maxIncome'>;

/** The parts of a schedule that are calculated with. */
export const rulesModel = {
  bands: [{ rate: 0, lower: 0, upper: Infinity, basisPoints: 0 }],
  maxIncome: 0,
};

/** The largest amount of a schedule, in cents. Rejects anything that is not ready to calculate with. */
export function largestOf(rules: Rules): number {
  const what = 'a schedule of scheduleFor, scheduleForYear, findSchedule or defineSchedule';
  checkLike(what, rulesModel, rules);
  return limitCents(rules.maxIncome);
}

/** The exact tax on a taxable income. */
export function exactTax(rules: Rules, income: number): number {
  checkCents(income, largestOf(rules));
  return exactTaxOf(rules.bands, income);
}

/** The tax on a taxable income, rounded once, half up. */
export const taxOn = (rules: Rules, income: number): number =>
  divideHalfUp(exactTax(rules, income), perCent);

/** The net of a gross income. Deductions are subtracted before tax. */
export function netOf(rules: Rules, gross: number, deductions = 0): number {
  const largest = largestOf(rules);
  checkCents(gross, largest);
  checkCents(deductions, largest, 'deductions in whole cents');
  return gross - taxOn(rules, Math.max(0, gross - deductions));
}

/**
 * The lowest gross income with this net amount. The net never falls, and rises by at most a cent for
 * each cent, so some income has exactly this net if any has as much. Throws a RangeError if none has:
 * a rate of 100% leaves nothing above its limit.
 */
export function grossForNet(rules: Rules, net: number, deductions = 0): number {
  let high = largestOf(rules);
  checkCents(net, netOf(rules, high, deductions), 'whole cents after tax');
  let low = net;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (netOf(rules, middle, deductions) < net) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rates at one income, as fractions. */
export interface Rates {
  /** On the last cent; 0 for no income. */
  readonly marginal: number;
  /** On the next cent, which differs from `marginal` only at the limit of a band. */
  readonly next: number;
  /** Tax, rounded to the cent, divided by income; 0 for no income. */
  readonly effective: number;
}

/** The rates at a taxable income. */
export function ratesAt(rules: Rules, income: number): Rates {
  const tax = taxOn(rules, income);
  const reached = (cents: number): number =>
    rules.bands.findLast(({ lower }) => lower < cents)?.rate ?? 0;
  return {
    marginal: reached(income),
    next: reached(income + 1),
    effective: income === 0 ? 0 : tax / income,
  };
}
