/**
 * What a payment of income tax costs when it comes late. Rates are fractions; the interest is a
 * year's. Sources: Tax Administration Act 1994, section 139B; Inland Revenue, Interest on
 * overpayments and underpayments, for days from 16 January 2026.
 */
export const lateRates = { dayAfter: 0.01, seventhDay: 0.04, interest: 0.0897 } as const;

const daysInYear = 365;

/** The parts of what a late payment costs, in whole cents. */
interface LateCost {
  readonly dayAfter: number;
  readonly seventhDay: number;
  readonly interest: number;
  readonly total: number;
}

/**
 * Works out what an amount in cents costs when it is paid that many days late, one at the least.
 * The 4% counts on the 1% as well. Interest is on the amount alone; on the penalties it adds cents.
 */
export function lateCost(amount: number, days: number): LateCost {
  const dayAfter = Math.round(amount * lateRates.dayAfter);
  const seventhDay = days > 7 ? Math.round((amount + dayAfter) * lateRates.seventhDay) : 0;
  const interest = Math.round((amount * lateRates.interest * days) / daysInYear);
  return { dayAfter, seventhDay, interest, total: dayAfter + seventhDay + interest };
}
