import { bracketWords as words } from '#brackets/page/words.ts';
import { centsOf, dollarsOf } from '#brackets/core/cents.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { compareSchedules } from '#brackets/core/compare.ts';
import { taxOn } from '#brackets/core/tax.ts';
import { inspectIncome, type Inspection } from '#brackets/inspect-income.ts';
import { shownPart } from '#brackets/command/columns.ts';
import { formatCents, formatDifference, formatRate } from './format.ts';

/** A row of a table: its name, then a cell for each column. */
export type Row = readonly string[];

const money = [
  'grossIncome',
  'deductions',
  'taxableIncome',
  'taxOwed',
  'afterTaxIncome',
] as const satisfies readonly (keyof Inspection)[];
const rates = ['effectiveRate', 'marginalRate'] as const satisfies readonly (keyof Inspection)[];

/** Subtracts dollars in whole cents, because binary fractions would leave an error. */
const less = (a: number, b: number): number => (Math.round(a * 100) - Math.round(b * 100)) / 100;

/** Every field of the result under two schedules, and the difference. */
export function compareFields(own: Inspection, other: Inspection): readonly Row[] {
  const { fields } = words;
  const row = (name: string, a: number, b: number, format: (value: number) => string): Row => [
    name,
    format(a),
    format(b),
    formatDifference(format === formatCents ? less(a, b) : a - b, format),
  ];
  return [
    ...money.map((field) => row(field, own[field], other[field], formatCents)),
    ...rates.map((field) => row(field, own[field], other[field], formatRate)),
    row(fields.step, own.step ?? 0, other.step ?? 0, shownPart),
  ];
}

/** The bands of an income, each with its income, its tax, and the running total. */
export function bracketRows({ brackets }: Inspection): readonly Row[] {
  let running = 0;
  return brackets.map(({ min, max, rate, amount, tax }) => {
    running += Math.round(tax * 100);
    const name =
      max === Infinity
        ? words.brackets.above(formatCents(min))
        : `${formatCents(min)} – ${formatCents(max)}`;
    const sum = formatCents(running / 100);
    return [name, formatRate(rate), formatCents(amount), formatCents(tax), sum];
  });
}

/** The taxes of two schedules at every limit of either, up to an income in dollars. */
export const limitRows = (own: Schedule, other: Schedule, last: number): readonly Row[] =>
  compareSchedules(own, other, 0, centsOf(last)).points.map(({ income, cents }) => [
    formatCents(dollarsOf(income)),
    formatCents(dollarsOf(taxOn(own, income))),
    formatCents(dollarsOf(taxOn(other, income))),
    formatDifference(dollarsOf(cents), formatCents),
  ]);

/** The number of cents listed on each side of an income. */
const reach = 4;

interface CentsOptions {
  readonly schedule: Schedule;
  readonly other: Schedule;
  readonly income: number;
  readonly deductions: number;
}

/** The incomes a few cents around one, each with the tax on its last cent. */
export function centRows({ schedule, other, income, deductions }: CentsOptions): readonly Row[] {
  const middle = centsOf(income);
  const most = Math.floor(Math.min(schedule.maxIncome, other.maxIncome) * 100);
  const around = Array.from({ length: 2 * reach + 1 }, (_, index) => middle - reach + index);
  return around
    .filter((cents) => cents >= 0 && cents <= most)
    .map((cents) => {
      const own = inspectIncome(schedule, dollarsOf(cents), deductions);
      const beside = inspectIncome(other, dollarsOf(cents), deductions);
      const name = formatCents(own.grossIncome);
      return [
        cents === middle ? `${name} (${words.cents.here})` : name,
        formatCents(own.taxOwed),
        own.step === null ? words.fields.none : String(own.step),
        formatRate(own.marginalRate),
        formatDifference(less(own.taxOwed, beside.taxOwed), formatCents),
      ];
    });
}
