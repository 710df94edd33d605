import type { Page, PlainSection, Section } from '#content/page.ts';
import { gstRates } from '#brackets/data/gst-rates.ts';
import type { Option } from '#content/ui/quote-options.ts';

export const modes = [
  { value: 'add', label: 'Add GST' },
  { value: 'remove', label: 'Remove GST' },
] as const satisfies readonly Option[];

export const rates = [
  { value: `${gstRates.standard}`, label: `${gstRates.standard}% (standard)` },
  { value: `${gstRates.zero}`, label: `${gstRates.zero}% (zero-rated or exports)` },
] as const satisfies readonly Option[];

/** A section of a kind that this page supports. */
export type GstSection = PlainSection | Extract<Section, { kind: 'columns' | 'items' }>;

export interface GstPage extends Page {
  readonly sections: readonly GstSection[];
}

/** An example: the typed amount, and the resulting amounts in dollars to the cent. */
export interface GstExample {
  readonly title: string;
  readonly text: string;
  readonly amount: string;
  readonly mode: (typeof modes)[number]['value'];
  readonly rate: (typeof rates)[number]['value'];
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
  },
  rate: { label: 'GST rate' },
  /** Shown instead of the result until the amount is above zero. */
  empty: 'Type an amount above zero and the result appears here.',
  result: {
    heading: 'Result',
    original: { add: 'Amount without GST', remove: 'Amount with GST' },
    gst: 'GST',
    total: { add: 'Total with GST', remove: 'Amount without GST' },
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
    sum: 'Sum',
    line: 'Line',
    invalidLines: (lines: string) => `Not counted (must be more than $0): ${lines}.`,
    note: 'GST is rounded to the cent on each line, so that every column adds up. Worked out on the sum it can differ by some cents.',
    copy: 'Copy the column',
    copied: 'The column is copied. Paste it into a spreadsheet or an email.',
  },
  examples: {
    use: (title: string) => `Try it: ${title}`,
  },
  withoutScript:
    'The calculator runs in your browser. It needs JavaScript, which is off or did not load.',
} as const;
