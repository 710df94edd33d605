import type { PayRules } from '#brackets/data/pay-rules.ts';
import { basisPointsOf, centsOf, divideHalfUp, dollarsOf } from './cents.ts';
import { earnerCreditOn } from './earner-credit.ts';
import { parseMoney } from './parse-money.ts';
import type { IncomeTax } from './income-tax.ts';
import { hasCredit, type YearQuestion } from './year-question.ts';

/** What comes off an income, by the name its words have in content. */
export type Taken =
  | 'costs'
  | 'incomeTax'
  | 'earnerCredit'
  | 'accLevy'
  | 'workLevy'
  | 'studentLoan'
  | 'kiwiSaver';

/** Deductions from a year's income and the rest, in dollars. They add up to the income. */
export interface TakeHome {
  readonly grossIncome: number;
  /** A tax credit is below zero. */
  readonly taken: readonly { readonly what: Taken; readonly amount: number }[];
  /** Below zero if costs and tax exceed the income. */
  readonly left: number;
}

/** A fraction of some cents, rounded once, half up. */
export const partOf = (cents: number, rate: number): number =>
  divideHalfUp(cents * basisPointsOf(rate), 10_000);

/**
 * The dollars that levies are charged on: pay before tax, or the profit of a business. Of investments
 * there is neither ACC levy nor KiwiSaver; a student loan is repaid from them too.
 */
export function bases(
  incomeType: YearQuestion['incomeType'],
  { grossIncome, taxableIncome }: IncomeTax,
): { readonly earnings: number; readonly repayable: number } {
  if (incomeType === 'investment') return { earnings: 0, repayable: taxableIncome };
  const earnings = incomeType === 'business' ? taxableIncome : grossIncome;
  return { earnings, repayable: earnings };
}

/** The ACC earners' levy on a year's earnings, both in dollars. */
export const levyOn = (earnings: number, { accLevy }: PayRules): number =>
  dollarsOf(partOf(centsOf(Math.min(earnings, accLevy.upTo)), accLevy.rate));

/** A year's student loan repayments, in dollars. */
export const repaymentOn = (income: number, { studentLoan: { rate, over } }: PayRules): number =>
  dollarsOf(partOf(Math.max(0, centsOf(income) - centsOf(over)), rate));

/** True if deductions are money that was spent to earn the income. */
export const hasCosts = ({ incomeType }: YearQuestion): boolean => incomeType !== 'individual';

/** Dollars of work levy on each $100, as typed. More than 100 is a typing error. */
export const readWorkLevy = (typed: string) => parseMoney(typed, 100);

/** The work levy on a business's profit at the rate that was typed, in dollars. */
export const workLevyOn = (profit: number, typed: string, { accLevy }: PayRules): number =>
  dollarsOf(partOf(centsOf(Math.min(profit, accLevy.upTo)), readWorkLevy(typed).dollars / 100));

/** Deductions besides income tax, each rounded once, half up to the cent. */
function extras(asked: YearQuestion, tax: IncomeTax, rules: PayRules): TakeHome['taken'] {
  const { earnings, repayable } = bases(asked.incomeType, tax);
  const credit = hasCredit(asked) ? earnerCreditOn(tax.taxableIncome, rules) : 0;
  const rate = Number(asked.kiwiSaver) / 100;
  const workLevy =
    asked.incomeType === 'business' ? workLevyOn(earnings, asked.workLevy, rules) : 0;
  return [
    ...(credit > 0 ? [{ what: 'earnerCredit', amount: -dollarsOf(credit) } as const] : []),
    ...(asked.incomeType === 'investment'
      ? []
      : [{ what: 'accLevy', amount: levyOn(earnings, rules) } as const]),
    ...(workLevy > 0 ? [{ what: 'workLevy', amount: workLevy } as const] : []),
    ...(asked.studentLoan
      ? [{ what: 'studentLoan', amount: repaymentOn(repayable, rules) } as const]
      : []),
    ...(rate > 0
      ? [{ what: 'kiwiSaver', amount: dollarsOf(partOf(centsOf(earnings), rate)) } as const]
      : []),
  ];
}

/**
 * A year's income after tax, after costs that were spent to earn it, after the levies, and after what
 * was asked for besides. Without rules, which are those of the tax's own days, only tax and costs come off.
 */
export function takeHome(
  asked: YearQuestion,
  tax: IncomeTax,
  rules: PayRules | undefined,
): TakeHome {
  const { grossIncome, deductions, taxOwed } = tax;
  const taken: TakeHome['taken'] = [
    ...(hasCosts(asked) && deductions > 0 ? [{ what: 'costs', amount: deductions } as const] : []),
    { what: 'incomeTax', amount: taxOwed },
    ...(rules === undefined ? [] : extras(asked, tax, rules)),
  ];
  const cents = taken.reduce(
    (rest, { amount }) => rest - Math.round(amount * 100),
    centsOf(grossIncome),
  );
  return { grossIncome, taken, left: dollarsOf(cents) };
}
