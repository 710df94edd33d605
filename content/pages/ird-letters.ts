import type { Page } from '#content/page.ts';
import { inlandRevenue, interpreter } from '#content/reach.ts';

export const page: Page = {
  path: '/ird-letters',
  family: 'other',
  title: 'What Your Letter From Inland Revenue Means',
  description:
    'Find your letter or notice from Inland Revenue by the words at its head: what it means, the date that matters, what to do first and when to pay for help.',
  keywords: ['IRD letter', 'default assessment', 'NOPA', 'Inland Revenue penalty notice'],
  name: 'IRD letters',
  heading: 'I got a letter from Inland Revenue',
  lede: 'Inland Revenue is also called IRD. Type a few words from the heading of its letter. You will read what it means, and what to do first. [Do you need an interpreter?](#before-you-act)',
  sections: [
    {
      kind: 'prose',
      id: 'before-you-act',
      heading: 'Before you act on a letter',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Not sure?** Call ${inlandRevenue}. ${interpreter}`,
            '**Is it real?** Letters are also in myIR, Inland Revenue’s online service. Type myir.ird.govt.nz yourself, and do not follow a link in a text or an e-mail.',
            '**Check the date on the letter.** Your time usually runs from it, not from the day you opened it.',
            '**Wording varies.** The date and the amount in your own letter come before anything on this page.',
          ],
        },
      ],
    },
    {
      kind: 'action',
      id: 'quote',
      heading: 'Ask an accountant about the letter',
      intro: 'Asking for a quote is free, and tells Inland Revenue nothing.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'Help with Inland Revenue', path: '/ird-support' },
    },
  ],
  updated: '2026-11-29',
};
