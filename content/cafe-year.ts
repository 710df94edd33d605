import { facts } from './facts.ts';
import { multiplyRange, rangeInWords } from './number-words.ts';
import type { Section } from './page.ts';

/** What a café with three staff pays in a year: the sum of the typical fees of each service. */
export const cafeYear: Section = {
  kind: 'table',
  id: 'cafe-year',
  heading: 'What a year costs a café with three staff',
  intro: `An example, added up from the typical ranges:[^prices] ${rangeInWords(facts.priceBusinessYear.figure)}. The café is registered for GST, keeps tidy records, files every two months and pays three people. Advice by the hour and late returns come on top, and records that need checking raise a GST return to ${facts.priceGstStandard.figure}.`,
  table: {
    caption: 'The year of a café with three staff, as an example',
    columns: [
      { label: 'Work' },
      { label: 'Typical fee', numeric: true },
      { label: 'A year', numeric: true },
    ],
    rows: [
      [
        '[Annual accounts and tax return](/small-business-tax)',
        facts.priceAnnualReturn.figure,
        facts.priceAnnualReturn.figure,
      ],
      [
        '[GST, 6 returns](/gst-and-bas-returns)',
        `${facts.priceGstReturn.figure} each`,
        multiplyRange(facts.priceGstReturn.figure, 6),
      ],
      [
        '[PAYE, 12 months](/paye-services)',
        `${facts.pricePayeSmall.figure} a month`,
        multiplyRange(facts.pricePayeSmall.figure, 12),
      ],
      ['**All three**', '', `**${facts.priceBusinessYear.figure}**`],
    ],
  },
};
