import { operator } from '#content/operator.ts';
import type { Page } from '#content/page.ts';
import { email, phone } from '#content/reach.ts';
import { site } from '#content/site.ts';

const { name, town, nzbn, editor, reviewer } = operator;

/** A row of the table, where the client has filled it in. */
const given = (what: string, answer: string | null): readonly (readonly [string, string])[] =>
  answer === null ? [] : [[what, answer]];

export const page: Page = {
  path: '/about',
  kind: 'standard',
  family: 'other',
  title: `About ${site.brand}`,
  description: `What ${site.brand} is and how to reach it, how a directory that is free for you earns its money, and how and when its tax pages are checked.`,
  name: 'About us',
  heading: name === null ? `About ${site.brand}` : `Who is behind ${site.brand}`,
  lede: `${site.brand} is a directory of New Zealand ${site.product.sentence}. It explains the rules and links to them, and passes your request to accountants. It gives no tax advice.`,
  diagram: {
    name: 'signpost',
    alt: 'A signpost beside a track, its arms pointing in different directions.',
  },
  sections: [
    {
      kind: 'table',
      id: 'who',
      heading: `${site.brand} in short`,
      table: {
        caption: `What ${site.brand} is, and how to reach it`,
        columns: [{ label: 'What' }, { label: 'Answer' }],
        rows: [
          ...given('Run by', name),
          ...given('In', town),
          ...given('Company number (NZBN)', nzbn),
          [
            'What it is',
            'A directory that passes requests to accountants. It is no accounting firm and no tax agent',
          ],
          ...given('Who writes it', editor),
          ['Reach us', `${phone} or ${email}`],
        ],
      },
    },
    {
      kind: 'prose',
      id: 'money',
      heading: 'How it earns',
      blocks: [
        {
          kind: 'list',
          items: [
            'Accountants pay for the requests they receive: see [the page for accountants](/for-accountants). You pay us nothing, even if you accept a quote.',
            'A Featured Partner also pays for its place in a list. Its card says so.',
            'Nobody pays to change a guide or a figure, and no link earns a commission.',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'checking',
      heading: 'How the tax pages are checked',
      steps: [
        {
          title: 'Written from the source',
          text: 'The tax figures come from the Acts and from Inland Revenue. [Our figures](/figures) give the source of each one. Accountants’ prices are typical ranges, because there is no public list of them.',
        },
        {
          title: 'Read against the source',
          text: `${reviewer === null ? 'The pages about tax are read' : `${reviewer} reads the pages about tax`} against those sources. [Our figures](/figures) give the day when we last checked each one.`,
        },
        {
          title: 'Worked out each time',
          text: 'We work out dates and examples from the rules each time the site is built, so that they stay correct.',
        },
        {
          title: 'Corrected when you tell us',
          text: 'If something is wrong, [tell us](/contact). When a figure changes, its row also keeps the old one.',
        },
      ],
    },
    {
      kind: 'action',
      id: 'next-step',
      heading: 'Ask an accountant',
      intro: 'Say what you need once. Up to three accountants answer with a price.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'Contact us', path: '/contact' },
    },
  ],
  updated: '2026-11-23',
};
