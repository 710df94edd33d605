/**
 * The cost of a late payment of income tax. Rates are fractions; the interest is a year's. Sources: Tax Administration Act 1994, section 139B; Inland Revenue, Interest on
 * overpayments and underpayments, for days from 16 January 2026.
 */
export const lateRates = { dayAfter: 0.01, seventhDay: 0.04, interest: 0.0897 } as const;

const daysInYear = 365;

/** The parts of the cost, in whole cents. */
interface LateCost {
  readonly dayAfter: number;
  readonly seventhDay: number;
  readonly interest: number;
  readonly total: number;
}

/**
 * The cost of paying an amount in cents some days late, at least one. The 4% applies to the 1% too.
 * Interest is on the amount only; on the penalties it would add cents.
 */
export function lateCost(amount: number, days: number): LateCost {
  const dayAfter = Math.round(amount * lateRates.dayAfter);
  const seventhDay = days > 7 ? Math.round((amount + dayAfter) * lateRates.seventhDay) : 0;
  const interest = Math.round((amount * lateRates.interest * days) / daysInYear);
  return { dayAfter, seventhDay, interest, total: dayAfter + seventhDay + interest };
}
