import { paydays as paydaysBy } from '#brackets/core/paydays.ts';
import { payYear as payYearBy, type DatedPay, type PayYear } from '#brackets/core/pay-year.ts';
import { periodsPerYear, type PayPeriod } from '#brackets/core/pay-question.ts';
import {
  checkCents,
  checkDay,
  checkKeys,
  checkKnownDay,
  checkObject,
  checkOneOf,
  refuse,
} from './checks.ts';
import { checkPay, withoutNoContribution } from './pay.ts';
import { payRulesFor } from './pay-rules.ts';

/** The largest pay of a year, in cents: a hundred million dollars. */
const largestYear = 10_000_000_000;

/** The most pays of a year: a week each of twenty jobs. */
const maxPays = 1060;

/**
 * The paydays from a first one to a last day, YYYY-MM-DD: every week, fortnight or four weeks, or on one
 * day of each month. Throws a RangeError for invalid days and a last day after the known law.
 */
export function paydays(first: string, every: PayPeriod, last: string): readonly string[] {
  checkDay(first);
  checkKnownDay(last);
  checkOneOf('a pay period', every, Object.keys(periodsPerYear));
  return paydaysBy(first, every, last);
}

/**
 * The pays of one tax year and its square-up, in whole cents: each pay by the rules of its payday, extra pays
 * by sections 5.11 and 5.12 of Inland Revenue's payroll specification, then the tax of the year, and why what was
 * withheld differs from it. `lastYear` is the pay and the employer's contributions of the year before, which decide the
 * rate of ESCT (2.4). Throws a RangeError for invalid values, pays of two tax years, and pays with other
 * rules: tailored codes, schedular payments, special rates, cumulative corrections, redundancy.
 */
export function payYear(question: {
  readonly pays: readonly DatedPay[];
  readonly lastYear?: number | undefined;
}): PayYear {
  checkObject('an object with the pays of a year', question, ['pays']);
  checkKeys('a property', question, ['pays', 'lastYear']);
  const { pays, lastYear } = question;
  const [first] = Array.isArray(pays) ? pays : [];
  if (first === undefined || pays.length > maxPays) refuse(`from 1 to ${maxPays} pays`, pays);
  checkObject('a pay with its day', first, ['day']);
  const rules = payRulesFor(first.day);
  for (const asked of pays) {
    checkPay(rules, asked, ['day', 'job', 'isExtra']);
    checkDay(asked.day);
    checkOneOf('isExtra', asked.isExtra ?? false, [true, false]);
    if (asked.day < rules.from || asked.day > rules.to)
      refuse(`paydays of one tax year, from ${rules.from} to ${rules.to}`, asked.day);
  }
  checkCents(
    pays.reduce((sum, { gross }) => sum + gross, 0),
    largestYear,
    'pays of a year, together whole cents',
  );
  if (lastYear !== undefined)
    checkCents(lastYear, largestYear, 'the pay of last year in whole cents');
  return payYearBy(rules, pays.map(withoutNoContribution), lastYear);
}
