/** One page of each kind, for tests of a change. The tests of a release open the other pages. */
export const examples: ReadonlySet<string> = new Set([
  '/',
  '/auckland',
  '/small-business-tax',
  '/blog/provisional-tax-nz',
  '/privacy',
  '/contact',
  '/quote',
  '/tax-calculator',
  '/gst-calculator',
  '/tax-faq',
  '/accountants/greenlion',
  '/no-such-page',
]);
