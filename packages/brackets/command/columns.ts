import type { Column } from './report.ts';

const dollars = new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 2 });

/** '48,000.01' */
export const shownDollars = (amount: number): string => dollars.format(amount);

/** '1 day', '2 days' */
export const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** '10.5%', with up to two decimals. */
export const shownRate = (fraction: number): string => `${Number((fraction * 100).toFixed(2))}%`;

/** A number of cents with fractions. */
export const shownPart = (cents: number): string => String(Number(cents.toFixed(4)));

/** A column of dollars. */
export const moneyColumn = <Row>(name: string, of: (row: Row) => number): Column<Row> => ({
  name,
  shown: (row) => shownDollars(of(row)),
  plain: (row) => of(row).toFixed(2),
});

/** A column of numbers; a table shows '-' for null. */
export const numberColumn = <Row>(
  name: string,
  of: (row: Row) => number | null,
  shown: (value: number) => string = String,
): Column<Row> => ({
  name,
  shown: (row) => {
    const value = of(row);
    return value === null ? '-' : shown(value);
  },
  plain: (row) => String(of(row) ?? ''),
});
