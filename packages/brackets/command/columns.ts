import type { Column } from './report.ts';

const dollars = new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 2 });

/** '48,000.01' */
export const shownDollars = (amount: number): string => dollars.format(amount);

/** '10.5%', as finely as a schedule may hold it. */
export const shownRate = (fraction: number): string => `${Number((fraction * 100).toFixed(2))}%`;

/** A number of cents that may have a part. */
export const shownPart = (cents: number): string => String(Number(cents.toFixed(4)));

/** A column of dollars. */
export const moneyColumn = <Row>(name: string, of: (row: Row) => number): Column<Row> => ({
  name,
  shown: (row) => shownDollars(of(row)),
  plain: (row) => of(row).toFixed(2),
});

/** A column of plain numbers, with '-' for none in a table. */
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
