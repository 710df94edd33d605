import { centsOf, dollarsOf } from '#brackets/core/cents.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { largestOf } from '#brackets/core/tax.ts';
import { shownDollars } from '#brackets/command/columns.ts';
import { inspectionColumns } from '#brackets/command/report-incomes.ts';
import { inspectIncome } from '#brackets/inspect-income.ts';
import { bracketWords as words } from './words.ts';

/** An income under two schedules. Amounts are dollars. */
export interface Compared {
  readonly schedule: Schedule;
  readonly other: Schedule;
  readonly income: number;
  readonly deductions: number;
}

/** Every figure of the result under two schedules, and the difference. */
export function fieldRows({ schedule, other, income, deductions }: Compared) {
  const own = inspectIncome(schedule, income, deductions);
  const beside = inspectIncome(other, income, deductions);
  return inspectionColumns.map(({ name, shown, difference }) => [
    name,
    shown(own),
    shown(beside),
    difference(own, beside),
  ]);
}

/** The number of cents listed on each side of an income. */
const reach = 4;

/** The tax on the incomes a few cents around one, and how it differs from that of the other schedule. */
export function centTable({ schedule, other, income, deductions }: Compared) {
  const middle = centsOf(income);
  const most = Math.min(largestOf(schedule), largestOf(other));
  const figures = inspectionColumns.filter(({ name }) =>
    /^(?:taxOwed|marginalRate|step)$/.test(name),
  );
  const around = Array.from({ length: 2 * reach + 1 }, (_, index) => middle - reach + index);
  const rows = around
    .filter((cents) => cents >= 0 && cents <= most)
    .map((cents) => {
      const own = inspectIncome(schedule, dollarsOf(cents), deductions);
      const beside = inspectIncome(other, dollarsOf(cents), deductions);
      const name = shownDollars(own.grossIncome);
      return [
        cents === middle ? words.chosen(name) : name,
        ...figures.map(({ shown }) => shown(own)),
        shownDollars(own.taxOwed - beside.taxOwed),
      ];
    });
  return { columns: ['grossIncome', ...figures.map(({ name }) => name), 'difference'], rows };
}
