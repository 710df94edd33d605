import type { Question } from '#content/page.ts';

/** The categories, in their order on the page. */
export const taxFaqCategories = [
  'IRD Compliance & Registration',
  'Business Tax & Deductions',
  'GST & Tax Returns',
  'Choosing Tax Professionals',
] as const;

export type TaxFaqCategory = (typeof taxFaqCategories)[number];

export interface TaxQuestion extends Question {
  readonly category: TaxFaqCategory;
}

/** The words of the search and its list. */
export const taxFaq = {
  search: {
    label: 'Search the questions',
    hint: 'Type a word or two: GST, deadline, penalty. The list gets shorter as you type.',
    clear: 'Clear the search',
    results: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
    /** Announced after the last key. */
    matchCount: (count: number) =>
      `${count === 1 ? '1 question is' : `${count || 'No'} questions are`} listed.`,
  },
  empty: {
    heading: (search: string) => `No question matches ‘${search}’`,
    text: 'Try one shorter word, or clear the search to see every question. You can also [ask a tax expert](#enquiry) below, or begin here:',
  },
} as const;
