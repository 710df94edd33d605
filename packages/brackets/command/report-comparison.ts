import { compareSchedules, type Difference } from '#brackets/core/compare.ts';
import { exactTax, taxOn } from '#brackets/core/tax.ts';
import type { Range } from '#brackets/parse/read-range.ts';
import { dollarsOf, perCent } from '#brackets/core/cents.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { moneyColumn, numberColumn, shownDollars, shownPart } from './columns.ts';
import { aboutOf, titleOf } from './report-incomes.ts';
import type { Column, Report } from './report.ts';

/** Two schedules over incomes; amounts in cents. */
export interface ComparisonQuestion {
  readonly one: Schedule;
  readonly other: Schedule;
  readonly range: Range;
  /** The rows (default: the ends of the range and the limits within it). */
  readonly incomes?: Iterable<number>;
}

/** Amounts in dollars, `exact` in cents. */
interface Compared {
  readonly taxableIncome: number;
  readonly one: number;
  readonly other: number;
  readonly difference: number;
  readonly exact: number;
}

const columns: readonly Column<Compared>[] = [
  moneyColumn('taxableIncome', (row) => row.taxableIncome),
  moneyColumn('one', (row) => row.one),
  moneyColumn('other', (row) => row.other),
  moneyColumn('difference', (row) => row.difference),
  numberColumn('exact', (row) => row.exact, shownPart),
];

function compared({ one, other }: ComparisonQuestion, income: number): Compared {
  const [oneTax, otherTax] = [taxOn(one, income), taxOn(other, income)];
  return {
    taxableIncome: dollarsOf(income),
    one: dollarsOf(oneTax),
    other: dollarsOf(otherTax),
    difference: dollarsOf(oneTax - otherTax),
    exact: (exactTax(one, income) - exactTax(other, income)) / perCent,
  };
}

function* allCompared(question: ComparisonQuestion, incomes: Iterable<number>): Iterable<Compared> {
  for (const income of incomes) yield compared(question, income);
}

const extreme = ({ income, cents }: Difference): string =>
  `${shownDollars(dollarsOf(cents))} at ${shownDollars(dollarsOf(income))}`;

/** The taxes of two schedules, their difference, and its minimum and maximum. */
export function reportComparison(question: ComparisonQuestion): Report<Compared> {
  const { one, other, range, incomes } = question;
  const { points, least, most } = compareSchedules(one, other, range.from, range.to);
  return {
    heading:
      `one    ${titleOf(one)}\nother  ${titleOf(other)}\n` +
      `one less other is at least ${extreme(least)} and at most ${extreme(most)}\n`,
    about: { one: aboutOf(one), other: aboutOf(other), least, most },
    columns,
    rows: allCompared(question, incomes ?? points.map(({ income }) => income)),
    widest: compared(question, range.to),
  };
}
