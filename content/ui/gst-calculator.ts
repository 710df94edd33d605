import { gstRates, type GstSupply } from '#brackets/data/gst-rates.ts';
import type { Option } from '#content/ui/quote-options.ts';

export const modes = [
  { value: 'add', label: 'Add GST' },
  { value: 'remove', label: 'Remove GST' },
] as const satisfies readonly Option[];

/** The options of the field, with a hint each: whether the seller can claim GST on costs. */
export const supplies = [
  {
    value: 'standard',
    label: `${gstRates.standard}% (standard)`,
    claim: 'For most things. You can claim the GST in your costs.',
  },
  {
    value: 'zero-rated',
    label: `${gstRates['zero-rated']}% (zero-rated or exports)`,
    claim: 'You charge no GST, and can claim the GST in your costs.',
  },
  {
    value: 'exempt',
    label: 'No GST (exempt, such as residential rent)',
    claim: 'You charge no GST, and cannot claim the GST in your costs.',
  },
] as const satisfies readonly (Option & { readonly value: GstSupply; readonly claim: string })[];

/** An example: the typed amount, and the resulting amounts in dollars to the cent. */
export interface GstExample {
  readonly title: string;
  readonly text: string;
  readonly amount: string;
  readonly mode: (typeof modes)[number]['value'];
  readonly supply: GstSupply;
  readonly gst: string;
  readonly total: string;
}

/** The words of the calculator itself. */
export const gstCalculator = {
  heading: 'Work out the GST',
  mode: { label: 'What do you want to do?' },
  amount: {
    label: 'Amount',
    hint: {
      add: 'The price without GST, in dollars.',
      remove: 'The price with GST in it, in dollars.',
    },
    notFigures: 'Use figures only, such as 480.50.',
    tooLarge: 'This amount is too large to work out to the cent.',
  },
  supply: { label: 'GST rate' },
  /** Shown instead of the result until the amount is above zero. */
  empty: 'Type an amount above zero and the result appears here.',
  result: {
    heading: 'Result',
    original: { add: 'Amount without GST', remove: 'Amount with GST' },
    gst: 'GST',
    total: { add: 'Total with GST', remove: 'Amount without GST' },
    /** After a removal: '$0.03' and '$0.03', for an amount of $0.04. */
    addedAgain: (amount: string, total: string) =>
      `If you add GST to ${amount} again, you get ${total}: each figure is rounded to the cent.`,
  },
  /** Announced after the last key: 'Total with GST', $132.25 and $17.25. */
  announcement: (label: string, total: string, gst: string) =>
    `${label} is ${total}, the GST ${gst}.`,
  copy: {
    original: 'Copy the amount',
    gst: 'Copy the GST',
    total: 'Copy the answer',
    copied: (label: string, figure: string) => `${label} copied: ${figure}`,
    failed: 'Could not copy. Select the amount and copy it by hand.',
  },
  column: {
    label: 'Several amounts',
    hint: 'One a line, such as the lines of an invoice. The choices above apply to each.',
    caption: 'Each amount, and their sum',
    sum: 'Sum of the lines',
    onSum: 'On the sum',
    line: 'Line',
    invalidLines: (lines: string) =>
      `Not counted, because it is not one clear amount above $0: ${lines}.`,
    note: 'GST is rounded to the cent on each line, or once on the sum, so the two can differ by some cents. Inland Revenue accepts either, if you keep to one of them for a taxable period (GST Act 1985, section 19O).',
    copy: 'Copy the column',
    copied: 'The column is copied. Paste it into a spreadsheet or an email.',
  },
  examples: {
    use: (title: string) => `Try it: ${title}`,
  },
  withoutScript:
    'The calculator runs in your browser. It needs JavaScript, which is off or did not load.',
} as const;
