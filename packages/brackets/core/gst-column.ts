import { centsOf, dollarsOf } from './cents.ts';
import { parseMoney } from './parse-money.ts';
import { calculateGst, largestGstAmount, type Gst, type GstQuestion } from './gst.ts';

interface Column extends Pick<GstQuestion, 'mode' | 'supply'> {
  /** Amounts as typed, one on each line; empty lines are ignored. */
  readonly lines: string;
}

/**
 * Calculates the GST of each amount, rounded separately, and the GST on their sum, rounded once.
 * Returns null without lines.
 */
export function gstColumn({ lines, mode, supply }: Column) {
  let left = centsOf(largestGstAmount);
  const rows: Gst[] = [];
  /** Those that are not an amount above zero, or make the sum too large. They are not counted. */
  const invalidLines: string[] = [];
  for (const line of lines.split('\n').map((text) => text.trim())) {
    if (line === '') continue;
    const { dollars: amount } = parseMoney(line, dollarsOf(left));
    const row = calculateGst({ amount, mode, supply });
    if (row === null) invalidLines.push(line);
    else {
      rows.push(row);
      left -= centsOf(amount);
    }
  }
  if (rows.length + invalidLines.length === 0) return null;
  const sumOf = (figure: 'original' | 'gstAmount' | 'total'): number =>
    dollarsOf(rows.reduce((sum, row) => sum + centsOf(row[figure]), 0));
  /** Of the rounded rows, so that every column adds up. */
  const sum = {
    original: sumOf('original'),
    gstAmount: sumOf('gstAmount'),
    total: sumOf('total'),
  };
  /** Null without an amount. */
  const onSum = calculateGst({ amount: sum.original, mode, supply });
  return { rows, sum, onSum, invalidLines };
}

export type GstColumn = NonNullable<ReturnType<typeof gstColumn>>;

/** A column as text for a spreadsheet: a line for each amount and for their sum, with tabs. */
export const columnText = ({ rows, sum }: GstColumn): string =>
  [...rows, sum]
    .map((row) => [row.original, row.gstAmount, row.total].map((x) => x.toFixed(2)).join('\t'))
    .join('\n');
