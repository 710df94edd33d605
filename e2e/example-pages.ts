/** A page of each kind. A release goes over the others. */
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
