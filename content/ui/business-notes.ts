import { facts } from '#content/facts.ts';
import type { Text } from '#content/text.ts';

/** Below what a business sets aside. They are part of the page's data: a browser has no ledger. */
export const businessNotes: readonly Text[] = [
  `${facts.gstRegistration.wording} GST that you charge is on top of your price, and not in the sums above.`,
  'In your first year of business no instalments are due unless you choose them: its tax is one bill after the year. [Who pays provisional tax](/blog/provisional-tax-nz#who-pays).',
];
