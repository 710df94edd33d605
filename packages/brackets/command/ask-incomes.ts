import { readAmount } from '#brackets/core/read-amount.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { readAmounts, writtenDollars } from '#brackets/parse/read-amount.ts';
import { readGiven, type AskedSchedule } from '#brackets/parse/read-schedule.ts';
import { UsageError } from '#command-line/run-command.ts';

/** The command line's values, as typed. */
export interface AskedIncomes extends AskedSchedule {
  readonly incomes: readonly string[];
  /** Another schedule. */
  readonly compare?: string;
  readonly range?: string;
  readonly step?: string;
  readonly net?: string;
  readonly deductions?: string;
}

/**
 * Reads the schedule that is asked about (default: the one in force today). Throws UsageError for incomes
 * together with --range or --net, and for --step without --range.
 */
export function readAskedSchedule(asked: AskedIncomes, today: string): Schedule {
  const { incomes, range, net, step } = asked;
  const other = range === undefined ? net && '--net' : '--range';
  if (incomes.length > 0 && other) throw new UsageError(`Give incomes or ${other}, not both.`);
  if (step !== undefined && range === undefined) throw new UsageError('--step goes with --range.');
  return readGiven(asked, today);
}

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
export function readIncomes(incomes: readonly string[], largest: number): readonly number[] {
  checkApart(incomes);
  return incomes.flatMap((text) => readAmounts(text, largest));
}
