import type { PayRules } from '#brackets/data/pay-rules.ts';
import { centsOf, dollarsOf } from './cents.ts';
import type { IncomeTax } from './income-tax.ts';
import type { YearQuestion } from './year-question.ts';
import { takeHome, type Taken } from './take-home.ts';

const billed = ['incomeTax', 'accLevy', 'workLevy', 'studentLoan'] as const;

/**
 * What a self-employed person sets aside for the bills of a year of trading, in dollars: income tax, both
 * ACC levies of the self-employed on the profit (the work levy at the rate that was typed), and student
 * loan repayments where they were asked for. Instalments are thirds of the income tax, the last with the
 * cents that remain; they are due where that tax is above the threshold of provisional tax.
 */
export function setAside(asked: YearQuestion, tax: IncomeTax, rules: PayRules) {
  const { taken } = takeHome(asked, tax, rules);
  const centsOff = (what: Taken): number =>
    Math.round((taken.find((each) => each.what === what)?.amount ?? 0) * 100);
  const incomeTax = centsOff('incomeTax') + centsOff('earnerCredit');
  const bills = billed.map((what) => ({
    what,
    cents: what === 'incomeTax' ? incomeTax : centsOff(what),
  }));
  const total = bills.reduce((sum, { cents }) => sum + cents, 0);
  const gross = centsOf(tax.grossIncome);
  const third = Math.floor(incomeTax / 3);
  const isProvisional = incomeTax > centsOf(rules.provisionalTax.over);
  return {
    bills: bills
      .filter(({ cents }) => cents > 0)
      .map(({ what, cents }) => ({ what, amount: dollarsOf(cents) })),
    total: dollarsOf(total),
    /** Of each dollar of income, rounded up to a whole one so that it is enough. */
    percent: gross === 0 ? 0 : Math.ceil((total * 100) / gross),
    /** They add up to the tax; null where none are due. */
    instalments: isProvisional ? [third, third, incomeTax - 2 * third].map(dollarsOf) : null,
  };
}
