import { gstRates, type GstSupply } from '#brackets/data/gst-rates.ts';
import { columnText, gstColumn } from '#brackets/core/gst-column.ts';
import type { AmountProblem } from '#brackets/core/read-amount.ts';
import { parseMoney } from '#brackets/core/parse-money.ts';
import { calculateGst, largestGstAmount, type Gst, type GstMode } from '#brackets/core/gst.ts';

/** The form's values, with the amount as typed. */
export interface GstInputs {
  readonly mode: GstMode;
  readonly amount: string;
  readonly supply: GstSupply;
  /** Several amounts as typed, one on each line. */
  readonly lines: string;
}

export const emptyInputs: GstInputs = {
  mode: 'add',
  amount: '',
  supply: 'standard',
  lines: '',
};

export const isSupply = (name: string): name is GstSupply => Object.hasOwn(gstRates, name);

/** The form's result; null unless the amount is above zero and not too large. */
export function gstFor({ mode, amount, supply }: GstInputs): Gst | null {
  const { dollars } = parseMoney(amount, largestGstAmount);
  return calculateGst({ amount: dollars, mode, supply });
}

/** Why a typed amount cannot be used, or has two readings. Null if it is clear. */
export const amountToAskAbout = (typed: string): AmountProblem | null =>
  parseMoney(typed, largestGstAmount).problem;

/**
 * The total in dollars if GST is added to the result of removing it, where that is not the amount
 * again: both are rounded to the cent. Null where it is, and without a removal.
 */
export function totalAddedAgain(inputs: GstInputs): number | null {
  const result = gstFor(inputs);
  if (result?.type !== 'remove') return null;
  const amount = result.total;
  const again = calculateGst({ amount, mode: 'add', supply: inputs.supply })?.total;
  return again === undefined || again === result.original ? null : again;
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
