import { dollarsOf } from '#brackets/core/cents.ts';
import type { LateQuestion } from '#brackets/core/late-cost.ts';
import type { Debt } from '#brackets/core/late.ts';
import { checkDay, checkKnownDay } from '#brackets/core/checks.ts';
import { largestDebt } from '#brackets/core/late.ts';
import { partsOf, readCents, wholeOf, type Part } from '#brackets/parse/read-amount.ts';
import { readChecked } from '#brackets/parse/read-schedule.ts';
import { Unreadable } from '#brackets/parse/unreadable.ts';

/** The command line's values, as typed. */
export interface AskedLate {
  readonly owed: string;
  readonly due: string;
  readonly on?: string;
  readonly returns?: readonly string[];
  readonly gstReturns?: string;
}

/** One debt, and the returns that are not filed. */
export type DebtQuestion = Omit<LateQuestion, 'debts'> & { readonly debt: Debt };

const readDollars = (part: Part): number => readCents(part, dollarsOf(largestDebt));

/** Reads incomes between semicolons; null for one that is not known. */
const readIncomes = (text: string): readonly (number | null)[] =>
  partsOf(text, ';').map((part) =>
    text.slice(part.from, part.to).trim() === '?' ? null : readDollars(part),
  );

function readCount(text: string): number {
  if (!/^\d{1,3}$/.test(text))
    throw new Unreadable('A number of returns is a whole number up to 999.', text, 0);
  return Number(text);
}

/** Reads the question (default: paid today, no late returns). */
export const askLate = (
  { owed, due, on, returns = [], gstReturns = '0' }: AskedLate,
  today: string,
): DebtQuestion => ({
  debt: { cents: readDollars(wholeOf(owed)), due: readChecked(due, checkDay) },
  on: on === undefined ? today : readChecked(on, checkKnownDay),
  returns: returns.flatMap(readIncomes),
  gstReturns: readCount(gstReturns),
});
