import type { IncomeType, kiwiSaverRates } from '#brackets/data/choices.ts';
import type { LoanCode } from './tax-code.ts';

/** What a year's income is and which deductions count, besides income tax. */
export interface YearQuestion {
  /** All three pay the same income tax. Levies differ, and a business sets tax aside. */
  readonly incomeType: IncomeType;
  readonly kiwiSaver: (typeof kiwiSaverRates)[number];
  readonly studentLoan: boolean;
  readonly earnerCredit: boolean;
  /** How an employer taxes the income. */
  readonly code: LoanCode;
  /** Dollars of ACC work levy on each $100 of a business's profit, as typed. */
  readonly workLevy: string;
}

/** True if the earner has the independent earner tax credit, as the code ME says. */
export const hasCredit = ({ earnerCredit, incomeType, code }: YearQuestion): boolean =>
  earnerCredit || (incomeType === 'individual' && code === 'ME');
