import { formatDate } from '#content/dates.ts';
import { factGroups } from '#content/facts.ts';
import { lastChecked, type Fact } from '#content/facts/fact.ts';
import { prices } from '#content/facts/prices.ts';
import { operator } from '#content/operator.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

const { name, town, nzbn, reviewer } = operator;

const figures = factGroups.flatMap(({ facts }) => Object.values<Fact>(facts));

const countUnverified = (entries: readonly Fact[]): number =>
  entries.filter(({ confidence }) => confidence === 'unverified').length;

/** A row of the table, where the client has filled it in. */
const given = (what: string, answer: string | null): readonly (readonly [string, string])[] =>
  answer === null ? [] : [[what, answer]];

export const page: Page = {
  path: '/about',
  kind: 'standard',
  family: 'other',
  title: `About ${site.brand}`,
  description: `What ${site.brand} is and how to reach it, how a directory that is free for visitors earns its money, and how and when its tax pages are checked.`,
  name: 'About us',
  heading: name === null ? `About ${site.brand}` : `Who is behind ${site.brand}`,
  lede: `${site.brand} is a directory of New Zealand ${site.product.sentence}. It gives no tax advice: it says what the rules are and where they stand, and passes your request to accountants.`,
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
          ['What it is not', 'An accounting firm or a tax agent'],
          ['Who writes it', `The ${site.brand} editors`],
          [
            'Reach us',
            `[${site.phone}](tel:${site.phone.replaceAll(' ', '')}) or [${site.email}](mailto:${site.email})`,
          ],
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
            'Accountants pay for the requests they receive, as [the page for accountants](/for-accountants) says. You pay nothing, whether you accept a quote or not.',
            'A Featured Partner also pays for its place in a list. It says so on its card.',
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
          text: `The ${site.brand} editors write from the Acts and from Inland Revenue’s pages. Each figure has a row among [our figures](/figures) with its source. ${countUnverified(figures)} of ${figures.length} could not be verified, and their rows say so: ${countUnverified(Object.values(prices))} of those are accountants’ typical prices, of which there is no register.`,
        },
        {
          title: 'Read against the source',
          text: `${reviewer === null ? 'The pages about tax are read' : `${reviewer} reads the pages about tax`} against those sources. The ledger was last read through on ${formatDate(lastChecked)}.`,
        },
        {
          title: 'Worked out again',
          text: 'Dates and examples are worked out from the rules each time the site is built, so that they do not age between readings.',
        },
        {
          title: 'Corrected when you tell us',
          text: 'Found something wrong? [Tell us](/contact). A figure that changes keeps what it was before in its row.',
        },
      ],
    },
    {
      kind: 'action',
      id: 'next-step',
      heading: 'Would you rather ask an accountant?',
      intro: 'Say what you need once. Up to three accountants answer with a price.',
      action: { label: 'Get Free Quotes', path: '/quote' },
      secondary: { label: 'Contact us', path: '/contact' },
    },
  ],
  updated: '2026-11-23',
};
