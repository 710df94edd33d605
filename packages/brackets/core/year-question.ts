import type { IncomeType, kiwiSaverRates, taxCodes } from '#brackets/data/choices.ts';

/** Percent of pay; none for no contribution. */
export type KiwiSaverRate = (typeof kiwiSaverRates)[number];

/** A tax code without the SL of a student loan. */
export type PlainCode = (typeof taxCodes.main | typeof taxCodes.second)[number];

/** What a year's income is and which deductions count, besides income tax. */
export interface YearQuestion {
  /** All three pay the same income tax. Levies differ, and a business sets tax aside. */
  readonly incomeType: IncomeType;
  readonly kiwiSaver: KiwiSaverRate;
  readonly studentLoan: boolean;
  readonly earnerCredit: boolean;
  /** How an employer taxes the income. */
  readonly code: PlainCode;
  /** Dollars of ACC work levy on each $100 of a business's profit, as typed. */
  readonly workLevy: string;
}

/** True if the earner has the independent earner tax credit, as the code ME says. */
export const hasCredit = ({ earnerCredit, incomeType, code }: YearQuestion): boolean =>
  earnerCredit || (incomeType === 'individual' && code === 'ME');
