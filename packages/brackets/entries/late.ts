/** The exports of `@waymark/brackets/late`. */
import { checkCents, checkDay, checkKnownDay, checkObject } from '#brackets/core/checks.ts';
import * as core from '#brackets/core/late.ts';
import type { Debt } from '#brackets/core/late.ts';

export type { Debt, Interest, InterestPart, LatePenalties } from '#brackets/core/late.ts';

const checked =
  <Found>(of: (debt: Debt, on: string) => Found) =>
  (debt: Debt, on: string): Found => {
    checkObject('a debt with cents and due', debt, ['cents', 'due']);
    checkCents(debt.cents, core.largestDebt);
    checkDay(debt.due);
    checkKnownDay(on);
    return of(debt, on);
  };

/** The penalties of core/late.ts. Throws a RangeError for anything but whole cents and days of the known law. */
export const latePenalties = checked(core.latePenalties);

/** The interest of core/late.ts. Throws a RangeError as `latePenalties` does. */
export const interestOn = checked(core.interestOn);
