import { inWords } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import { questionCount } from '#content/ui/quote.ts';
import { site } from '#content/site.ts';

export const page: Page = {
  path: '/blog',
  kind: 'blog',
  family: 'other',
  title: 'Tax guides and resources',
  description:
    'Plain guides to New Zealand tax: deadlines, deductions, GST registration, selling property, contracting, accounting software and what an accountant costs.',
  keywords: ['New Zealand tax guides', 'tax deadlines NZ', 'GST guide NZ', 'tax deductions NZ'],
  name: 'Resources',
  heading: 'Guides to New Zealand tax',
  lede: 'Each guide gives the answer first.',
  diagram: {
    name: 'map-sheets',
    alt: 'Map sheets laid over each other, the upmost with a marked track: each guide covers ground of its own.',
  },
  sections: [
    {
      kind: 'action',
      id: 'consultation',
      heading: 'Would you rather ask someone?',
      intro: `Guides are general information and cannot look at your figures. A consultation can. Go through ${inWords(questionCount)} short questions and compare quotes from ${site.product.sentence} for free.`,
      action: { label: 'Get a free consultation', path: '/quote' },
      secondary: { label: 'Search the tax FAQ', path: '/tax-faq' },
    },
  ],
  updated: '2026-11-21',
};
