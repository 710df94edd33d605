import { interestingIncomes } from '#brackets/interesting-incomes.ts';
import { readAmount } from '#brackets/core/read-amount.ts';
import { grossForNet, largestOf } from '#brackets/core/tax.ts';
import { readAmounts, readCents, wholeOf, writtenDollars } from '#brackets/parse/read-amount.ts';
import { readBands } from '#brackets/parse/read-bands.ts';
import { readRange, readStep, stepsThrough, type Range } from '#brackets/parse/read-range.ts';
import { readDay, readId, readSchedule, readYear } from '#brackets/parse/read-schedule.ts';
import { Unreadable } from '#brackets/parse/unreadable.ts';
import { centsOf, dollarsOf } from '#brackets/core/cents.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { UsageError } from '#command-line/run-command.ts';
import { messageOf } from '#brackets/message-of.ts';
import type { ComparisonQuestion } from './report-comparison.ts';
import type { IncomesQuestion } from './report-incomes.ts';

/** The command line's values, as typed. */
export interface AskedIncomes {
  readonly schedule?: string;
  readonly date?: string;
  readonly year?: string;
  readonly bands?: string;
  /** Another schedule. */
  readonly compare?: string;
  readonly range?: string;
  readonly step?: string;
  readonly net?: string;
  readonly deductions?: string;
}

type Asked = AskedIncomes & { readonly incomes: readonly string[] };

/** Throws UsageError for incomes together with --range or --net, and for --step without --range. */
function checkTogether({ incomes, range, net, step }: Asked): void {
  const other = range === undefined ? net && '--net' : '--range';
  if (incomes.length > 0 && other) throw new UsageError(`Give incomes or ${other}, not both.`);
  if (step !== undefined && range === undefined) throw new UsageError('--step goes with --range.');
}

function scheduleIn({ schedule, date, year, bands }: Asked, today: string): Schedule {
  if (schedule !== undefined) return readId(schedule);
  if (year !== undefined) return readYear(year);
  return bands === undefined ? readDay(date ?? today) : readBands(bands);
}

const readDollars = (text: string, largest: number): number =>
  dollarsOf(readCents(wholeOf(text), largest));

/** The most arguments that one amount may be split into: with more, its cents are not exact. */
const mostGroups = 5;

/**
 * Throws UsageError for neighbours that may be one amount: without quotation marks, a shell splits
 * 48 000 at its space.
 */
function checkApart(incomes: readonly string[]): void {
  for (const first of incomes.keys()) {
    // The longest first, so that the message has the whole amount.
    for (let count = mostGroups; count > 1; count -= 1) {
      const together = incomes.slice(first, first + count);
      const read = readAmount(together.join(' '));
      if (together.length === count && read.kind === 'amount')
        throw new UsageError(
          `"${together.join(' ')}" can be one income or several. Write it as ${writtenDollars(read.cents)} or "${together.join(';')}".`,
        );
    }
  }
}

/** Reads incomes in cents; an argument may have several between semicolons. */
function readIncomes(incomes: readonly string[], largest: number): readonly number[] {
  checkApart(incomes);
  return incomes.flatMap((text) => readAmounts(text, largest));
}

function incomeForNet(schedule: Schedule, typed: string, deductions: number): number {
  const net = readCents(wholeOf(typed), schedule.maxIncome);
  try {
    return dollarsOf(grossForNet(schedule, net, centsOf(deductions)));
  } catch (error) {
    throw new Unreadable(messageOf(error), typed, 0);
  }
}

function* inDollars(cents: Iterable<number>): Iterable<number> {
  for (const amount of cents) yield dollarsOf(amount);
}

/** Reads a question about one schedule (default: the one in force today). */
export function askIncomes(asked: Asked, today: string): IncomesQuestion {
  checkTogether(asked);
  const { range, step, net, incomes } = asked;
  const schedule = scheduleIn(asked, today);
  const largest = schedule.maxIncome;
  const deductions = readDollars(asked.deductions ?? '0', largest);
  if (range !== undefined) {
    const ends = readRange(range, largest);
    const through = stepsThrough(ends, readStep(step ?? '1', largest));
    const question = { schedule, deductions, incomes: inDollars(through), detailed: false };
    return { ...question, largest: dollarsOf(ends.to) };
  }
  const given =
    net === undefined
      ? readIncomes(incomes, largest).map(dollarsOf)
      : [incomeForNet(schedule, net, deductions)];
  const all = given.length > 0 ? given : interestingIncomes(schedule, deductions);
  return { schedule, deductions, incomes: all, largest: Math.max(...all), detailed: true };
}

/** From zero to twice the highest limit of both schedules. */
const usualRange = (schedules: readonly Schedule[]): Range => {
  const limits = schedules.flatMap(({ bands }) => bands.map(({ lower }) => lower));
  const largest = Math.min(...schedules.map(largestOf));
  return { from: 0, to: Math.min(largest, Math.max(...limits) * 2) };
};

/** Reads a question about two schedules (default for the first: the one in force today). */
export function askComparison(asked: Asked, compare: string, today: string): ComparisonQuestion {
  checkTogether(asked);
  const one = scheduleIn(asked, today);
  const other = readSchedule(compare);
  const largest = Math.min(one.maxIncome, other.maxIncome);
  if (asked.incomes.length > 0) {
    const incomes = readIncomes(asked.incomes, largest);
    const range = { from: Math.min(...incomes), to: Math.max(...incomes) };
    return { one, other, range, incomes };
  }
  const range =
    asked.range === undefined ? usualRange([one, other]) : readRange(asked.range, largest);
  if (asked.step === undefined) return { one, other, range };
  return { one, other, range, incomes: stepsThrough(range, readStep(asked.step, largest)) };
}
