import { parseMoney } from '#brackets/core/parse-money.ts';
import type { AmountProblem } from '#brackets/core/read-amount.ts';
import { readDate, type DateProblem } from './read-date.ts';
import { readYears, type YearsProblem } from './read-years.ts';

/**
 * The tax years whose returns are not filed, the net income of each, whether the visitor is
 * registered for GST (yes or no) and the number of its returns that are not filed, the tax that is
 * owed, and the day it was due.
 */
export const emptyInputs = {
  years: '',
  earned: '',
  gst: '',
  gstReturns: '',
  owed: '',
  since: '',
};

export type LateField = keyof typeof emptyInputs;

/** The form's values as typed. Every one may stay empty. */
export type LateInputs = Readonly<Record<LateField, string>>;

/** True if something is typed. Being registered for GST alone is not late. */
export const isFilledIn = ({ gst: _, ...typed }: LateInputs): boolean =>
  Object.values(typed).some((text) => text.trim() !== '');

export type LateProblem =
  | AmountProblem
  | YearsProblem
  | DateProblem
  | { readonly kind: 'not-a-count' };

function readCount(typed: string): { count: number; problem: LateProblem | null } {
  const text = typed.trim();
  if (text === '' || /^\d{1,3}$/.test(text)) return { count: Number(text), problem: null };
  return { count: 0, problem: { kind: 'not-a-count' } };
}

/** Reads each field by itself. What is missing or invalid counts as none. `today` is YYYY-MM-DD. */
export function readFields(inputs: LateInputs, today: string) {
  const years = readYears(inputs.years, today);
  // The largest amounts that are read, in dollars.
  const earned = parseMoney(inputs.earned, 1_000_000_000);
  const owed = parseMoney(inputs.owed, 100_000_000);
  const since = readDate(inputs.since, today);
  const gst = readCount(inputs.gst === 'yes' ? inputs.gstReturns : '');
  const problems = {
    years: years.problem,
    earned: earned.problem,
    gstReturns: gst.problem,
    owed: owed.problem,
    since: since.problem,
  };
  const unread = Object.entries(problems).filter(([, problem]) => problem !== null);
  return {
    /** The late tax years. */
    years: years.years,
    earned: inputs.earned.trim() === '' || earned.problem !== null ? null : earned.dollars,
    owed: owed.dollars,
    isOwedGiven: inputs.owed.trim() !== '',
    since: since.day,
    gstReturns: gst.count,
    /** Why a field does not count. */
    problems,
    /** The fields that do not count, in the order of the form. */
    unread: unread.map(([field]) => field),
  };
}
