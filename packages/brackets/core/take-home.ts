import type { PayRules } from '#brackets/data/pay-rules.ts';
import { centsOf, dollarsOf, shareOf } from './cents.ts';
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

/** A levy on a year's earnings, both in cents (default: the ACC earners' levy). */
export const levyOn = (earnings: number, { accLevy }: PayRules, rate = accLevy.rate): number =>
  shareOf(Math.min(earnings, accLevy.upTo * 100), rate);

/** True if deductions are money that was spent to earn the income. */
export const hasCosts = ({ incomeType }: YearQuestion): boolean => incomeType !== 'individual';

/** Dollars of work levy on each $100, as typed. More than 100 is a typing error. */
export const readWorkLevy = (typed: string) => parseMoney(typed, 100);

/** What comes off an income, whether it does, and its cents. */
type Deduction = readonly [what: Taken, isTaken: boolean, cents: number];

/** Deductions besides income tax, each rounded once, half up to the cent. */
function extras(asked: YearQuestion, tax: IncomeTax, rules: PayRules): readonly Deduction[] {
  const { incomeType, studentLoan: hasLoan } = asked;
  const { studentLoan } = rules;
  const { earnings, repayable } = bases(incomeType, tax);
  const earned = centsOf(earnings);
  const aboveThreshold = Math.max(0, centsOf(repayable) - centsOf(studentLoan.over));
  const credit = hasCredit(asked) ? earnerCreditOn(tax.taxableIncome, rules) : 0;
  const workLevy = levyOn(earned, rules, readWorkLevy(asked.workLevy).dollars / 100);
  const rate = Number(asked.kiwiSaver) / 100;
  return [
    ['earnerCredit', credit > 0, -credit],
    ['accLevy', incomeType !== 'investment', levyOn(earned, rules)],
    ['workLevy', incomeType === 'business' && workLevy > 0, workLevy],
    ['studentLoan', hasLoan, shareOf(aboveThreshold, studentLoan.rate)],
    ['kiwiSaver', rate > 0, shareOf(earned, rate)],
  ];
}

/**
 * What is taken from a year's income (costs, tax, levies, and what was asked for) and what is left, in
 * dollars. They add up to the income. `rules` are those of the tax's own days; without them only tax and
 * costs come off.
 */
export function takeHome(asked: YearQuestion, tax: IncomeTax, rules: PayRules | undefined) {
  const { grossIncome, deductions, taxOwed } = tax;
  const all: readonly Deduction[] = [
    ['costs', hasCosts(asked) && deductions > 0, centsOf(deductions)],
    ['incomeTax', true, centsOf(taxOwed)],
    ...(rules === undefined ? [] : extras(asked, tax, rules)),
  ];
  const taken = all.filter(([, isTaken]) => isTaken);
  const left = taken.reduce((rest, [, , cents]) => rest - cents, centsOf(grossIncome));
  return {
    grossIncome,
    /** A tax credit is below zero. */
    taken: taken.map(([what, , cents]) => ({ what, amount: dollarsOf(cents) })),
    /** Below zero if costs and tax exceed the income. */
    left: dollarsOf(left),
  };
}

export type TakeHome = ReturnType<typeof takeHome>;
