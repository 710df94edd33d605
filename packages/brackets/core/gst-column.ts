import { centsOf, dollarsOf } from './cents.ts';
import { parseMoney } from './parse-money.ts';
import { calculateGst, largestGstAmount, type Gst, type GstMode, type GstRate } from './gst.ts';

/** Several amounts, each with its GST, and their sums; dollars in whole cents. */
export interface GstColumn {
  readonly rows: readonly Gst[];
  /** The sums of the rounded rows, so that every column adds up. */
  readonly sum: Pick<Gst, 'original' | 'gstAmount' | 'total'>;
  /** Typed lines that are not an amount above zero. They are not counted. */
  readonly invalidLines: readonly string[];
}

interface Column {
  /** Amounts as typed, one on each line; empty lines are ignored. */
  readonly lines: string;
  readonly mode: GstMode;
  readonly rate: GstRate;
}

/** Calculates the GST of each amount, rounded separately as on an invoice. Returns null for none. */
export function gstColumn({ lines, mode, rate }: Column): GstColumn | null {
  const rows: Gst[] = [];
  const invalidLines: string[] = [];
  for (const line of lines.split('\n').map((text) => text.trim())) {
    if (line === '') continue;
    const { dollars: amount } = parseMoney(line, largestGstAmount);
    const row = calculateGst({ amount, mode, rate });
    if (row === null) invalidLines.push(line);
    else rows.push(row);
  }
  if (rows.length + invalidLines.length === 0) return null;
  const sumOf = (figure: 'original' | 'gstAmount' | 'total'): number =>
    dollarsOf(rows.reduce((sum, row) => sum + centsOf(row[figure]), 0));
  const sum = {
    original: sumOf('original'),
    gstAmount: sumOf('gstAmount'),
    total: sumOf('total'),
  };
  return { rows, sum, invalidLines };
}

/** A column as text for a spreadsheet: a line for each amount and for their sum, with tabs. */
export const columnText = ({ rows, sum }: GstColumn): string =>
  [...rows, sum]
    .map((row) => [row.original, row.gstAmount, row.total].map((x) => x.toFixed(2)).join('\t'))
    .join('\n');
