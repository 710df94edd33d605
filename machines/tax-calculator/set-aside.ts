import { centsOf, dollarsOf } from '#machines/money/cents.ts';
import type { TakeHome } from './take-home.ts';

/** What somebody who pays tax on their own puts aside. */
export interface SetAside {
  /** Percent of each dollar of income, rounded up to a whole one so that it is enough. */
  readonly percent: number;
  /** The three instalments of provisional tax in dollars, which add up to the tax; null where none are due. */
  readonly instalments: readonly number[] | null;
}

/**
 * What to set aside from a year's income. Instalments are thirds of the income tax, the last with
 * the cents that remain; they are due where that tax is above `threshold` dollars.
 */
export function setAside({ grossIncome, taken }: TakeHome, threshold: number): SetAside {
  const gross = centsOf(grossIncome);
  const all = taken.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const tax = centsOf(taken.find(({ what }) => what === 'incomeTax')?.amount ?? 0);
  const third = Math.floor(tax / 3);
  return {
    percent: gross === 0 ? 0 : Math.ceil((all * 100) / gross),
    instalments: tax > centsOf(threshold) ? [third, third, tax - 2 * third].map(dollarsOf) : null,
  };
}
