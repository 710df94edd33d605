import { gstRates } from '#brackets/data/gst-rates.ts';
import { columnText, gstColumn } from '#brackets/core/gst-column.ts';
import { parseMoney } from '#brackets/core/parse-money.ts';
import {
  calculateGst,
  largestGstAmount,
  type Gst,
  type GstMode,
  type GstRate,
} from '#brackets/core/gst.ts';

/** The form's values, with the amount as typed. */
export interface GstInputs {
  readonly mode: GstMode;
  readonly amount: string;
  readonly rate: GstRate;
  /** Several amounts as typed, one on each line. */
  readonly lines: string;
}

export const emptyInputs: GstInputs = {
  mode: 'add',
  amount: '',
  rate: gstRates.standard,
  lines: '',
};

/** The rate with this percentage (default: the standard rate). */
export const gstRateOf = (percent: string): GstRate =>
  Object.values(gstRates).find((rate) => `${rate}` === percent) ?? gstRates.standard;

/** The form's result; null unless the amount is above zero and not too large. */
export function gstFor({ mode, amount, rate }: GstInputs): Gst | null {
  const { dollars } = parseMoney(amount, largestGstAmount);
  return calculateGst({ amount: dollars, mode, rate });
}

export type GstFigure = 'original' | 'gstAmount' | 'total';

/** What can be copied: a figure of the result, or the column of several amounts. */
export type GstCopy = GstFigure | 'lines';

/** A figure as it is copied: '72.00'. */
export const figureText = (result: Gst, figure: GstFigure): string => result[figure].toFixed(2);

/** The text that a copy button copies; null if there is none. */
export function copyOf(inputs: GstInputs, what: GstCopy): string | null {
  if (what === 'lines') {
    const column = gstColumn(inputs);
    return column === null ? null : columnText(column);
  }
  const result = gstFor(inputs);
  return result === null ? null : figureText(result, what);
}
