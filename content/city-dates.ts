import type { Section } from './page.ts';

/** The dates that most people ask about, for the page of every city. */
export const cityDates: Section = {
  kind: 'dates',
  id: 'next-dates',
  heading: 'Next tax dates',
  intro: 'Missed one? See [what to do today](/blog/provisional-tax-nz).',
  shape: 'strip',
  taxes: ['provisionalTax', 'gst', 'terminalTax'],
  each: 1,
};
