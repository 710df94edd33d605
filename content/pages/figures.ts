import { factGroups } from '#content/facts.ts';
import type { Page } from '#content/page.ts';

export const page: Page = {
  path: '/figures',
  family: 'other',
  title: 'Our figures and where they come from',
  description:
    'Every tax figure and price on this site: what applies today, since when, what it was before, the Act or the page it comes from, and when we last checked it.',
  name: 'Our figures',
  heading: 'Our figures and their sources',
  lede: 'Tax figures go out of date. Here is each one on this site: what applies today, since when, what it was before, where it comes from and when we last checked it. A small triangle beside a figure leads here.',
  diagram: {
    name: 'figure-and-source',
    alt: 'The figure 15% with its small triangle, from which a track leads to a line on a page: its source.',
  },
  sections: [
    {
      kind: 'prose',
      id: 'how-sure',
      heading: 'How sure we are',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Read at the source:** in the Act, or on Inland Revenue’s own page.',
            '**Read in a quotation:** in a word-for-word quotation of the source.',
            '**Supplied by us:** prices, promises and rules of thumb. Nobody keeps a register of what accountants charge, so ask for a quote.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Is one wrong? [Tell us](/contact). For your own case, check your account in myIR.',
        },
      ],
    },
    {
      kind: 'links',
      id: 'subjects',
      heading: 'By subject',
      links: factGroups.map(({ id, heading }) => ({ label: heading, path: `#${id}` })),
    },
  ],
  updated: '2026-11-22',
};
