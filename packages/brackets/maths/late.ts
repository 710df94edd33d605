import {
  interestOn as interestBy,
  latePenalties as penaltiesBy,
  type Debt,
  type Interest,
  type LatePenalties,
} from '#brackets/core/late.ts';
import { checkCents, checkDay, checkKnownDay, checkObject } from './checks.ts';

/** The largest debt, in cents. */
export const largestDebt = 100_000_000_000_000;

function checkDebt(debt: Debt, on: string): void {
  checkObject('a debt with cents and due', debt, ['cents', 'due']);
  checkCents(debt.cents, largestDebt);
  checkDay(debt.due);
  checkKnownDay(on);
}

/**
 * The penalties on income tax or GST that is still unpaid on a day, YYYY-MM-DD, in whole cents: 1% from the day
 * after it was due, and 4% of tax and penalty once the seventh day has ended. Source: Tax Administration
 * Act 1994, section 139B; none on $100 or less, by section 183F. Throws a RangeError for anything but whole cents and days of the known law.
 */
export function latePenalties(debt: Debt, on: string): LatePenalties {
  checkDebt(debt, on);
  return penaltiesBy(debt, on);
}

/**
 * The use-of-money interest on a debt that is still unpaid on a day, in whole cents, with the days at each
 * rate, those whose rate is not known (before 29 June 2009), and those at the last rate if it stays; none on
 * $100 or less. Source: Tax Administration Act 1994, sections 120D, 120H and 183F. Throws a RangeError for anything but whole cents and days of the known law.
 */
export function interestOn(debt: Debt, on: string): Interest {
  checkDebt(debt, on);
  return interestBy(debt, on);
}
