import { centsOf, dollarsOf } from '#brackets/core/cents.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { largestOf } from '#brackets/core/tax.ts';
import { shownDollars } from '#brackets/command/columns.ts';
import { inspectionColumns } from '#brackets/command/report-incomes.ts';
import { inspectIncome, type Inspection } from '#brackets/inspect-income.ts';
import { bracketWords as words } from './words.ts';

/** Every figure of the result under two schedules, and the difference. */
export const fieldRows = (own: Inspection, other: Inspection) =>
  inspectionColumns.map(({ name, shown, difference }) => [
    name,
    shown(own),
    shown(other),
    difference(own, other),
  ]);

/** The number of cents listed on each side of an income. */
const reach = 4;

interface CentsOptions {
  readonly schedule: Schedule;
  readonly other: Schedule;
  readonly income: number;
  readonly deductions: number;
}

/** The tax on the incomes a few cents around one, and how it differs from that of the other schedule. */
export function centTable({ schedule, other, income, deductions }: CentsOptions) {
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
