import { earnerCreditOn } from '#machines/tax-calculator/earner-credit.ts';
import { hasCredit, taxFor, type TaxInputs } from '#machines/tax-calculator/inputs.ts';
import type { Today } from './today.ts';

/** The year's tax with today's bands, and the credit that it is less by, in dollars. */
export function totalToday(inputs: TaxInputs, { inForce, rules }: Today) {
  const { taxOwed, taxableIncome } = taxFor({ ...inputs, schedule: inForce });
  const current = rules[inForce];
  const credit = current && hasCredit(inputs) ? earnerCreditOn(taxableIncome, current) / 100 : 0;
  return { total: taxOwed - credit, credit };
}
