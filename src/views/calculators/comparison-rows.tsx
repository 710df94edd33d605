import type { ReactNode } from 'react';
import type { TaxComparison } from '#content/company-tax.ts';
import { profitComparison as words } from '#content/interface/profit-comparison.ts';
import type { Column } from '#content/page.ts';
import { formatDollars } from './format.ts';
import { Winner } from './winner.tsx';

/** The visitor's own row, as the table's rows are written. */
export function ownRow({ profit, soleTrader, company, winner, saving }: TaxComparison) {
  const [first, ...others] = [profit, soleTrader, company, saving].map((cents) =>
    formatDollars(cents / 100),
  );
  return [
    words.yours(first ?? ''),
    ...others.slice(0, 2),
    words.winner[winner],
    ...others.slice(2),
  ];
}

/** A row whose cell in the column that it names as the winner is marked. */
export const markWinner = (
  row: readonly string[],
  columns: readonly Column[],
): readonly ReactNode[] =>
  row.map((cell, index) => {
    const { label = '' } = columns[index] ?? {};
    return row.includes(label) ? <Winner key={label}>{cell}</Winner> : cell;
  });
