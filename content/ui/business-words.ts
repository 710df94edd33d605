import { facts } from '#content/facts.ts';
import type { Text } from '#content/text.ts';

const limit = facts.gstRegistration.figure;

/** What a business has to know. It is part of the page's data: a browser has no ledger. */
export interface BusinessWords {
  readonly gst: {
    /** The turnover above which a business must be registered, such as $60,000. */
    readonly limit: string;
    readonly above: string;
    readonly upTo: string;
  };
  /** Below what a business sets aside. */
  readonly notes: readonly Text[];
}

export const businessWords: BusinessWords = {
  gst: {
    limit,
    above: `Above ${limit} of sales you must be registered for GST and add ${facts.gstRate.figure}.`,
    upTo: 'If you charge GST, set it aside as well.',
  },
  notes: [
    facts.gstRegistration.wording,
    'In your first year of business no instalments are due unless you choose them: its tax is one bill after the year. [Who pays provisional tax](/blog/provisional-tax-nz#who-pays).',
  ],
};
