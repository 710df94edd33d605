import type { Section } from './page.ts';

/** The dates that most people ask about, shown on every city's page. */
export const cityDates: Section = {
  kind: 'dates',
  id: 'next-dates',
  heading: 'Next tax dates',
  intro: 'Missed one? See [what to do today](/blog/provisional-tax-nz).',
  shape: 'strip',
  taxes: ['provisionalTax', 'gst', 'terminalTax'],
  each: 1,
};
