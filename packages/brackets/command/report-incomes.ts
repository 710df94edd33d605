import { inspectIncome, type Inspection } from '#brackets/inspect-income.ts';
import type { Bracket } from '#brackets/core/income-tax.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { moneyColumn, numberColumn, shownDollars, shownRate } from './columns.ts';
import type { Column, Report } from './report.ts';

/** Incomes with one schedule; amounts in dollars. */
export interface IncomesQuestion {
  readonly schedule: Schedule;
  readonly incomes: Iterable<number>;
  readonly largest: number;
  readonly deductions: number;
  /** True if the brackets of each income follow it. */
  readonly detailed: boolean;
}

const limit = new Intl.NumberFormat('en-NZ');

const columns: readonly Column<Inspection>[] = [
  moneyColumn('income', (row) => row.grossIncome),
  moneyColumn('tax', (row) => row.taxOwed),
  moneyColumn('left', (row) => row.afterTaxIncome),
];

/** The fields of JSON. */
const csvColumns: readonly Column<Inspection>[] = [
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
];

const bracketLine = ({ min, max, rate, amount, tax }: Bracket): string => {
  const band =
    max === Infinity ? `from ${limit.format(min)}` : `${limit.format(min)} to ${limit.format(max)}`;
  return `    ${band}: ${shownDollars(amount)} at ${shownRate(rate)} adds ${shownDollars(tax)}\n`;
};

const details = ({ brackets }: Inspection): string => brackets.map(bracketLine).join('');

/** 'from-2021-04-01 (2021-04-01 to 2024-07-30)' */
export function titleOf({ id, name, from, to }: Schedule): string {
  if (id === 'typed') return `${id}: ${name}`;
  return `${id} (${to === null ? `from ${from}` : `${from} to ${to}`})`;
}

/** A schedule for JSON, where an upper limit of Infinity becomes null. */
export const aboutOf = (schedule: Schedule) => ({
  id: schedule.id,
  name: schedule.name,
  from: schedule.from,
  to: schedule.to,
  bands: schedule.bands.map(({ min, max, rate }) => ({ min, max, rate })),
});

function* inspected({ schedule, incomes, deductions }: IncomesQuestion): Iterable<Inspection> {
  for (const income of incomes) yield inspectIncome(schedule, income, deductions);
}

/** Every field of the result for each income, with its step. */
export function reportIncomes(question: IncomesQuestion): Report<Inspection> {
  const { schedule, largest, deductions } = question;
  return {
    heading: `${titleOf(schedule)}\n`,
    about: { schedule: aboutOf(schedule) },
    columns,
    csvColumns,
    rows: inspected(question),
    widest: inspectIncome(schedule, largest, deductions),
    ...(question.detailed && { details }),
  };
}
