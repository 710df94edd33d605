import { facts } from './facts.ts';
import { multiplyRange, rangeInWords } from './number-words.ts';
import type { Section } from './page.ts';
import { feeFor } from './ui/behind-with-tax.ts';

const total = feeFor(2, 0);

/** What a sole trader pays for two missing years: the sum of the typical fees of each service. */
export const missingYears: Section = {
  id: 'two-years',
  kind: 'table',
  heading: 'What two missing years cost a sole trader',
  intro: `An example, added up from the typical ranges:[^prices] ${rangeInWords(total)}. You can do it yourself for nothing.`,
  table: {
    caption: 'Two missing years of a sole trader, as an example',
    columns: [
      { label: 'Work' },
      { label: 'Typical fee', numeric: true },
      { label: 'Together', numeric: true },
    ],
    rows: [
      [
        '[Two returns with a business](/sole-trader-tax)',
        `${facts.pricePersonalComplex.figure} each`,
        multiplyRange(facts.pricePersonalComplex.figure, 2),
      ],
      [
        'An hour of the accountant’s time dealing with Inland Revenue',
        facts.priceConsultation.figure,
        '$200–$350',
      ],
      ['**Both**', '', `**${total}**`],
    ],
  },
};
