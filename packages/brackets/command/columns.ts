import { dollarsOf } from '#brackets/core/cents.ts';
import type { Column } from './report.ts';

const dollars = new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 2 });

/** '48,000.01' */
export const shownDollars = (amount: number): string => dollars.format(amount);

/** Cents as dollars. */
export const shownCents = (cents: number): string => shownDollars(dollarsOf(cents));

/** '1 day', '2 days' */
export const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** A number of cents with fractions. */
export const shownPart = (cents: number): string => String(Number(cents.toFixed(4)));

/** '15.4582%' */
export const shownFineRate = (fraction: number): string => `${(fraction * 100).toFixed(4)}%`;

/** A column of figures, which can be subtracted. */
export interface FigureColumn<Row> extends Column<Row> {
  /** How much more one row has than another. */
  readonly difference: (one: Row, other: Row) => string;
}

export const moneyColumn = <Key extends string>(
  key: Key,
  name: string = key,
  inDollars = (amount: number): number => amount,
): FigureColumn<Readonly<Record<Key, number>>> => ({
  name,
  shown: (row) => shownDollars(inDollars(row[key])),
  plain: (row) => inDollars(row[key]).toFixed(2),
  difference: (one, other) => shownDollars(inDollars(one[key] - other[key])),
});

/** A column of numbers; a table shows '-' for null. */
export const numberColumn = <Key extends string>(
  name: Key,
  shown: (value: number) => string = String,
): FigureColumn<Readonly<Record<Key, number | null>>> => ({
  name,
  shown: ({ [name]: value }) => (value === null ? '-' : shown(value)),
  plain: ({ [name]: value }) => String(value ?? ''),
  difference: (one, other) => shown((one[name] ?? 0) - (other[name] ?? 0)),
});
