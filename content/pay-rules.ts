import type { IsoDate } from './text.ts';

/** A rule for the days from one to another; `to` is null while no later rule is known. */
interface Dated {
  readonly from: IsoDate;
  readonly to: IsoDate | null;
  readonly source: string;
}

/** What is taken from earnings besides income tax. Rates are fractions, amounts dollars in a year. */
export interface PayRules {
  /** The ACC earners' levy: its rate, and the earnings it stops at. */
  readonly accLevy: Dated & { readonly rate: number; readonly upTo: number };
  /** Student loan repayments: a rate on what is above a threshold. */
  readonly studentLoan: Dated & { readonly rate: number; readonly over: number };
  /** The least that an employee who is in KiwiSaver puts in. */
  readonly kiwiSaver: Dated & { readonly least: number };
  /** Residual income tax above which provisional tax has to be paid. */
  readonly provisionalTax: Dated & { readonly over: number };
}

/**
 * Every such rule there is, oldest first. A new year is an entry here, and a last day for the one
 * it follows. The calculator works with those in force on the day the site is built, and the ledger
 * prints those in force on the day it was last checked.
 */
export const payRules: { readonly [Rule in keyof PayRules]: readonly PayRules[Rule][] } = {
  accLevy: [
    {
      from: '2025-04-01',
      to: '2026-03-31',
      rate: 0.0167,
      upTo: 152_790,
      source: 'Inland Revenue, ACC earners’ levy rates',
    },
    {
      from: '2026-04-01',
      to: '2027-03-31',
      rate: 0.0175,
      upTo: 156_641,
      source: 'Inland Revenue, ACC earners’ levy rates',
    },
    {
      from: '2027-04-01',
      to: '2028-03-31',
      rate: 0.0183,
      upTo: 160_244,
      source: 'Inland Revenue, ACC earners’ levy rates',
    },
  ],
  studentLoan: [
    {
      from: '2025-04-01',
      to: null,
      rate: 0.12,
      over: 24_128,
      source:
        'Inland Revenue, Repaying my student loan when self-employed, for the years to 2025–26; payroll software for 2026–27',
    },
  ],
  kiwiSaver: [
    {
      from: '2025-04-01',
      to: '2026-03-31',
      least: 0.03,
      source:
        'Inland Revenue, Changes to the KiwiSaver contribution rate, 2026; Taxation (Budget Measures) Act 2025',
    },
    {
      from: '2026-04-01',
      to: '2028-03-31',
      least: 0.035,
      source:
        'Inland Revenue, Changes to the KiwiSaver contribution rate, 2026; Taxation (Budget Measures) Act 2025',
    },
    {
      from: '2028-04-01',
      to: null,
      least: 0.04,
      source:
        'Inland Revenue, Changes to the KiwiSaver contribution rate, 2026; Taxation (Budget Measures) Act 2025',
    },
  ],
  provisionalTax: [
    {
      from: '2020-04-01',
      to: null,
      over: 5_000,
      source: 'Inland Revenue, Provisional tax; COVID-19: provisional tax (for 2020–21)',
    },
  ],
};

function inForce<Rule extends Dated>(name: string, rules: readonly Rule[], day: string): Rule {
  const [rule, ...others] = rules.filter(
    ({ from, to }) => from <= day && (to === null || day <= to),
  );
  if (rule === undefined || others.length > 0) {
    throw new Error(
      `On ${day} there ${rule === undefined ? 'is no rule' : 'is more than one rule'} for ${name}. Mend content/pay-rules.ts.`,
    );
  }
  return rule;
}

/** The rules in force on a day, YYYY-MM-DD. Throws where one is missing, or there are two. */
export const payRulesOn = (day: string): PayRules => ({
  accLevy: inForce('accLevy', payRules.accLevy, day),
  studentLoan: inForce('studentLoan', payRules.studentLoan, day),
  kiwiSaver: inForce('kiwiSaver', payRules.kiwiSaver, day),
  provisionalTax: inForce('provisionalTax', payRules.provisionalTax, day),
});
