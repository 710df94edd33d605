/** The exports of `@waymark/brackets/late`. */
import { checkCents, checkDay, checkKnownDay, checkObject } from '#brackets/core/checks.ts';
import * as core from '#brackets/core/late.ts';
import type { Debt, Interest, LatePenalties } from '#brackets/core/late.ts';

export type { Debt, Interest, InterestPart, LatePenalties } from '#brackets/core/late.ts';

function checkDebt(debt: Debt, on: string): void {
  checkObject('a debt with cents and due', debt, ['cents', 'due']);
  checkCents(debt.cents, core.largestDebt);
  checkDay(debt.due);
  checkKnownDay(on);
}

/** The penalties of core/late.ts. Throws a RangeError for anything but whole cents and days of the known law. */
export function latePenalties(debt: Debt, on: string): LatePenalties {
  checkDebt(debt, on);
  return core.latePenalties(debt, on);
}

/** The interest of core/late.ts. Throws a RangeError as `latePenalties` does. */
export function interestOn(debt: Debt, on: string): Interest {
  checkDebt(debt, on);
  return core.interestOn(debt, on);
}
