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

/** A column of figures; a table shows '-' for null. */
export const figureColumn = <Key extends string>(
  key: Key,
  shown: (value: number) => string = String,
  plain: (value: number) => string = String,
  name: string = key,
): FigureColumn<Readonly<Record<Key, number | null>>> => ({
  name,
  shown: ({ [key]: value }) => (value === null ? '-' : shown(value)),
  plain: ({ [key]: value }) => (value === null ? '' : plain(value)),
  difference: (one, other) => shown((one[key] ?? 0) - (other[key] ?? 0)),
});

/** A column of dollars. */
export const moneyColumn = <Key extends string>(key: Key, name?: string) =>
  figureColumn(key, shownDollars, (amount) => amount.toFixed(2), name);

export const textColumn = <Key extends string>(
  name: Key,
): Column<Readonly<Record<Key, string>>> => ({ name, shown: (row) => row[name], isText: true });
