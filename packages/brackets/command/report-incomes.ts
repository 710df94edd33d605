import { dollarsOf } from '#brackets/core/cents.ts';
import { formatPercent } from '#brackets/core/format.ts';
import type { Bracket } from '#brackets/core/income-tax.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { grossForNet, largestOf } from '#brackets/core/tax.ts';
import { inspectIncome, type Inspection } from '#brackets/inspect-income.ts';
import { messageOf } from '#brackets/message-of.ts';
import { readCents } from '#brackets/parse/read-amount.ts';
import { readRange, readStep, stepsThrough } from '#brackets/parse/read-range.ts';
import { Unreadable } from '#brackets/parse/unreadable.ts';
import { readAskedSchedule, readIncomes, type AskedIncomes } from './ask-incomes.ts';
import {
  moneyColumn,
  figureColumn,
  shownDollars,
  shownFineRate,
  type FigureColumn,
} from './columns.ts';
import { mapped, type Column, type Report } from './report.ts';

const columns: readonly Column<Inspection>[] = [
  moneyColumn('grossIncome', 'income'),
  moneyColumn('taxOwed', 'tax'),
  moneyColumn('afterTaxIncome', 'left'),
];

/** The figures of JSON. */
export const inspectionColumns: readonly FigureColumn<Inspection>[] = [
  moneyColumn('grossIncome'),
  moneyColumn('deductions'),
  moneyColumn('taxableIncome'),
  moneyColumn('taxOwed'),
  moneyColumn('afterTaxIncome'),
  figureColumn('effectiveRate', shownFineRate),
  figureColumn('marginalRate', formatPercent),
  figureColumn('step'),
];

const limit = new Intl.NumberFormat('en-NZ');

function bracketLine({ min, max, rate, amount, tax }: Bracket): string {
  const [from, to] = [min, max].map((dollars) => limit.format(dollars));
  const band = max === Infinity ? `from ${from}` : `${from} to ${to}`;
  return `    ${band}: ${shownDollars(amount)} at ${formatPercent(rate)} adds ${shownDollars(tax)}\n`;
}

const details = ({ brackets }: Inspection): string => brackets.map(bracketLine).join('');

/** 'from-2021-04-01 (2021-04-01 to 2024-07-30)' */
export function titleOf({ id, name, from, to }: Schedule): string {
  if (id === 'typed') return `${id}: ${name}`;
  return `${id} (${to === null ? `from ${from}` : `${from} to ${to}`})`;
}

/** A schedule for JSON, where an upper limit of Infinity becomes null. */
export const aboutOf = ({ id, name, from, to, bands }: Schedule) => ({
  id,
  name,
  from,
  to,
  bands: bands.map(({ min, max, rate }) => ({ min, max, rate })),
});

/** The incomes in cents where the rate may change: zero, and a cent below, at and above each limit. */
function interestingIncomes({ bands }: Schedule, deductions: number): readonly number[] {
  const limits = bands.flatMap(({ upper }) => (upper === Infinity ? [] : [upper]));
  const incomes = limits.flatMap((upper) => [upper - 1, upper, upper + 1]);
  return [...new Set([0, ...incomes])].sort((a, b) => a - b).map((cents) => cents + deductions);
}

function incomeForNet(schedule: Schedule, typed: string, deductions: number): number {
  const net = readCents(typed, largestOf(schedule));
  try {
    return grossForNet(schedule, net, deductions);
  } catch (error) {
    throw new Unreadable(messageOf(error), typed, 0);
  }
}

/** Every field of the result for each income, with its step. */
export function reportIncomes(asked: AskedIncomes, today: string): Report<Inspection> {
  const schedule = readAskedSchedule(asked, today);
  const largest = largestOf(schedule);
  const deductions = readCents(asked.deductions ?? '0', largest);
  const inspect = (cents: number): Inspection =>
    inspectIncome(schedule, dollarsOf(cents), dollarsOf(deductions));
  const report = {
    heading: `${titleOf(schedule)}\n`,
    about: { schedule: aboutOf(schedule) },
    columns,
    csvColumns: inspectionColumns,
  };
  if (asked.range !== undefined) {
    const range = readRange(asked.range, largest);
    const incomes = stepsThrough(range, readStep(asked.step ?? '1', largest));
    return { ...report, rows: mapped(incomes, inspect), widest: inspect(range.to) };
  }
  const given =
    asked.net === undefined
      ? readIncomes(asked.incomes, largest)
      : [incomeForNet(schedule, asked.net, deductions)];
  const incomes = given.length > 0 ? given : interestingIncomes(schedule, deductions);
  return {
    ...report,
    rows: mapped(incomes, inspect),
    widest: inspect(Math.max(...incomes)),
    details,
  };
}
