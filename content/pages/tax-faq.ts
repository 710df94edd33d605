import { taxFaqCategories } from '#content/ui/tax-faq.ts';
import { inWords } from '#content/number-words.ts';
import type { Page, Section } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Both ways to a person: a block on this page, and the quote request. */
const ask = { label: 'Ask a Tax Expert', path: '#enquiry' } as const;
const consultation = { label: 'Get Free Consultation', path: '/quote' } as const;

/** Where the questions end: a form, in a block that links move focus to. */
export const enquiry: Section = {
  kind: 'lead-form',
  id: 'enquiry-form',
  heading: 'Want an accountant to answer?',
  subtitle: `Tell us what it is about and where you are. ${site.brand} looks for an accountant who does that work.`,
  variant: 'default',
};

export const page: Page = {
  path: '/tax-faq',
  family: 'faq',
  title: 'Tax questions answered for New Zealand',
  description:
    'Search plain answers about Inland Revenue, GST, provisional tax, deductions and accountants’ fees, with the source of each figure and what it was before.',
  keywords: ['tax FAQ NZ', 'GST questions', 'provisional tax', 'IRD help', 'tax deductions NZ'],
  name: 'Tax FAQ',
  heading: 'Tax questions, answered plainly',
  lede: `Search the list or browse ${inWords(taxFaqCategories.length)} subjects. A small triangle beside a figure leads to its source. This is general information; an accountant can advise on your case.`,
  diagram: {
    name: 'signpost',
    alt: 'A signpost with four arms: Inland Revenue, deductions, GST, accountants.',
  },
  action: ask,
  secondary: consultation,
  sections: [enquiry],
  updated: '2026-11-21',
};
