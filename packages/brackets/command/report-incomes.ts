import { scheduleName, type SpanRule } from '#content/tax-schedules.ts';
import { inspectIncome, type Inspection } from '#brackets/inspect-income.ts';
import type { Moved } from '#brackets/maths/shortfall.ts';
import { dollarsOf } from '#brackets/core/cents.ts';
import { perCent } from '#brackets/core/exact-tax.ts';
import type { Bracket } from '#brackets/core/income-tax.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { moneyColumn, numberColumn, shownDollars, shownPart, shownRate } from './columns.ts';
import type { Column, Report } from './report.ts';

/** Incomes with one schedule; amounts in dollars. */
export interface IncomesQuestion {
  readonly schedule: Schedule;
  readonly incomes: Iterable<number>;
  readonly largest: number;
  readonly deductions: number;
  /** Whether each income is followed by its brackets. */
  readonly detailed: boolean;
}

const limit = new Intl.NumberFormat('en-NZ');

const spanRules: Readonly<Record<SpanRule, string>> = {
  exact: 'bands hold exactly what their limits say',
  'plus-one': 'every band holds a dollar more than its limits say',
};

const columns: readonly Column<Inspection>[] = [
  moneyColumn('grossIncome', (row) => row.grossIncome),
  moneyColumn('deductions', (row) => row.deductions),
  moneyColumn('taxableIncome', (row) => row.taxableIncome),
  moneyColumn('taxOwed', (row) => row.taxOwed),
  moneyColumn('afterTaxIncome', (row) => row.afterTaxIncome),
  numberColumn(
    'effectiveRate',
    (row) => row.effectiveRate,
    (rate) => `${(rate * 100).toFixed(4)}%`,
  ),
  numberColumn('marginalRate', (row) => row.marginalRate, shownRate),
  numberColumn('step', (row) => row.step),
  moneyColumn('exact', (row) => row.exactTax),
  numberColumn('short', (row) => row.shortfall.exact / perCent, shownPart),
];

const bracketLine = ({ min, max, rate, amount, tax }: Bracket): string => {
  const band =
    max === Infinity ? `from ${limit.format(min)}` : `${limit.format(min)} to ${limit.format(max)}`;
  return `    ${band}: ${shownDollars(amount)} at ${shownRate(rate)} adds ${shownDollars(tax)}\n`;
};

const reasonLine = (moved: Moved): string =>
  `    short: ${shownDollars(dollarsOf(moved.amount))} above ${limit.format(dollarsOf(moved.limit))} is taxed at ` +
  `${shownRate(moved.rate)}, not ${shownRate(moved.exactRate)}: ${shownPart(moved.exact / perCent)} cents\n`;

const details = ({ brackets, shortfall }: Inspection): string =>
  [...brackets.map(bracketLine), ...shortfall.moved.map(reasonLine)].join('');

/** 'specified: 1 April 2021 to 30 July 2024 (2021-04-01 to 2024-07-30)' */
export function titleOf(schedule: Schedule): string {
  const { id, from, to } = schedule;
  const name = scheduleName(schedule);
  if (id === 'typed') return `${id}: ${name}`;
  return `${id}: ${name} (${to === null ? `from ${from}` : `${from} to ${to}`})`;
}

/** A schedule for JSON, where an upper limit of Infinity becomes null. */
export const aboutOf = (schedule: Schedule) => ({
  id: schedule.id,
  name: scheduleName(schedule),
  from: schedule.from,
  to: schedule.to,
  spanRule: schedule.spanRule,
  bands: schedule.bands.map(({ min, max, rate }) => ({ min, max, rate })),
});

function* inspected({ schedule, incomes, deductions }: IncomesQuestion): Iterable<Inspection> {
  for (const income of incomes) yield inspectIncome(schedule, income, deductions);
}

/** Every field of the result for each income, with its step and shortfall. */
export function reportIncomes(question: IncomesQuestion): Report<Inspection> {
  const { schedule, largest, deductions } = question;
  return {
    heading: `${titleOf(schedule)}; ${spanRules[schedule.spanRule]}\n`,
    about: { schedule: aboutOf(schedule) },
    columns,
    rows: inspected(question),
    widest: inspectIncome(schedule, largest, deductions),
    ...(question.detailed && { details }),
  };
}
