import { dollarsOf, perCent } from '#brackets/core/cents.ts';
import { compareSchedules, differenceAt, type Difference } from '#brackets/core/compare.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { largestOf, taxOn } from '#brackets/core/tax.ts';
import { readRange, readStep, stepsThrough } from '#brackets/parse/read-range.ts';
import { readSchedule } from '#brackets/parse/read-schedule.ts';
import { readAskedSchedule, readIncomes, type AskedIncomes } from './ask-incomes.ts';
import { figureColumn, moneyColumn, shownCents, shownPart } from './columns.ts';
import { aboutOf, titleOf } from './report-incomes.ts';
import { mapped, type Column, type Report } from './report.ts';

/** The tax on an income under two schedules, and the difference. In dollars; `exact` is in cents. */
function comparedAt(one: Schedule, other: Schedule, income: number) {
  const { cents, exact } = differenceAt(one, other, income);
  return {
    taxableIncome: dollarsOf(income),
    one: dollarsOf(taxOn(one, income)),
    other: dollarsOf(taxOn(other, income)),
    difference: dollarsOf(cents),
    exact: exact / perCent,
  };
}

type Compared = ReturnType<typeof comparedAt>;

const columns: readonly Column<Compared>[] = [
  moneyColumn('taxableIncome'),
  moneyColumn('one'),
  moneyColumn('other'),
  moneyColumn('difference'),
  figureColumn('exact', shownPart),
];

const extreme = ({ income, cents }: Difference): string =>
  `${shownCents(cents)} at ${shownCents(income)}`;

/** What to compare, in cents, and the incomes of the rows (default: the ends and the limits within). */
function readCompared(asked: AskedIncomes, both: readonly Schedule[]) {
  const largest = Math.min(...both.map(largestOf));
  const incomes = readIncomes(asked.incomes, largest);
  if (incomes.length > 0)
    return { range: { from: Math.min(...incomes), to: Math.max(...incomes) }, rows: incomes };
  if (asked.range === undefined) {
    const limits = both.flatMap(({ bands }) => bands.map(({ lower }) => lower));
    return { range: { from: 0, to: Math.min(largest, Math.max(...limits) * 2) } };
  }
  const range = readRange(asked.range, largest);
  return asked.step === undefined
    ? { range }
    : { range, rows: stepsThrough(range, readStep(asked.step, largest)) };
}

/** The taxes of two schedules, their difference, and its minimum and maximum. */
export function reportComparison(
  asked: AskedIncomes,
  compare: string,
  today: string,
): Report<Compared> {
  const [one, other] = [readAskedSchedule(asked, today), readSchedule(compare)];
  const { range, rows } = readCompared(asked, [one, other]);
  const { points, least, most } = compareSchedules(one, other, range.from, range.to);
  const compared = (income: number): Compared => comparedAt(one, other, income);
  return {
    heading:
      `one    ${titleOf(one)}\nother  ${titleOf(other)}\n` +
      `one less other is at least ${extreme(least)} and at most ${extreme(most)}\n`,
    about: { one: aboutOf(one), other: aboutOf(other), least, most },
    columns,
    rows: mapped(rows ?? points.map(({ income }) => income), compared),
    widest: compared(range.to),
  };
}
