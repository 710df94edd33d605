import type { Section } from './page.ts';

/** The next date of each tax that most people ask about; with a choice, a visitor's own next four. */
export const nextDates: Section = {
  kind: 'dates',
  id: 'next-dates',
  heading: 'Next tax dates',
  remark: 'If you missed one, see [what it costs, and what to do](/behind-with-tax).',
  shape: 'strip',
  own: true,
  taxes: ['gst', 'paye', 'provisionalTax', 'terminalTax'],
  each: 1,
};
