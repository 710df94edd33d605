import { cafeYear } from '#content/cafe-year.ts';
import { facts } from '#content/facts.ts';
import { inWordsFirst, rangeInWords } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import { companyYearExample, exampleWords } from '#content/ui/quote-example.ts';
import { questionCount } from '#content/ui/quote.ts';
import { site } from '#content/site.ts';

export const page: Page = {
  path: '/small-business-tax',
  kind: 'standard',
  family: 'service',
  title: `Small Business ${site.product.title} in NZ`,
  description: `What ${site.product.sentence} do for a New Zealand small business, what annual and GST returns cost and how long each one takes. Ask for quotes, free.`,
  keywords: [
    'small business tax NZ',
    'small business accountant',
    'annual tax return cost',
    'GST return accountant',
    'provisional tax help',
  ],
  name: 'Small business tax',
  sign: 'Small business',
  heading: 'Small business tax, filed on time',
  lede: `The annual return typically costs ${rangeInWords(facts.priceAnnualReturn.figure)}, and ${rangeInWords(facts.priceBusinessYear.figure)} a year with GST and payroll. An accountant tells you the price first. Ask once and compare, free.`,
  diagram: {
    name: 'business-year',
    alt: `A tax year as a track from April to March, with provisional tax on ${facts.provisionalTaxDates.figure}.`,
  },
  leadForm: {
    title: 'Get small business tax quotes',
    subtitle: 'Say what you need. You do not have to accept any quote.',
  },
  sections: [
    {
      id: 'service-types',
      kind: 'items',
      heading: 'What a small business accountant does',
      intro: 'You can hand over all of it or one piece. Most businesses start with the first two.',
      items: [
        {
          title: 'Annual accounts and tax return',
          text: 'Your records become financial statements and the return your structure needs: IR3 for a sole trader, IR4 for a company, IR6 for a trust, IR7 for a partnership.',
        },
        {
          title: 'GST and BAS returns',
          text: `Preparing and filing each return, or checking one you have drafted. ${facts.gstAndBas.wording}`,
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Provisional tax',
          text: `Income tax paid in instalments, so that next year’s bill is not one lump: ${facts.provisionalTaxDates.figure}, for a 31 March balance date.[^provisionalTaxDates] An accountant chooses the method and updates the amounts when the year turns out differently.`,
        },
        {
          title: 'Payroll and PAYE',
          text: 'Working out each pay, filing with Inland Revenue every payday and keeping KiwiSaver right.',
          path: '/paye-services',
        },
        {
          title: 'Choosing or changing structure',
          text: `${facts.companyRate.wording} That is one part of the answer. How you take money out and what you risk are the others.`,
          path: '/company-vs-sole-trader',
        },
        {
          title: 'Catching up',
          text: 'Overdue returns filed in the right order, and an arrangement with Inland Revenue if you cannot pay in full.',
          path: '/ird-support',
        },
      ],
    },
    {
      id: 'prices',
      kind: 'table',
      heading: 'What it costs and how long it takes',
      intro: `Typical prices.[^prices] The annual return is accounts and the tax return, without GST or payroll. A sole trader who needs no accounts, only a return, pays ${facts.pricePersonalComplex.figure}. Tidy records and one bank account make it cheaper. Missing months, stock and several owners make it cost more. Work takes longer in March and July, and when records arrive late. You lodge a BAS yourself, or through an agent registered in Australia. Ask whether a quote includes GST.`,
      table: {
        caption: 'Typical small business prices and timeframes',
        columns: [
          { label: 'Service' },
          { label: 'Price range', numeric: true },
          { label: 'Timeframe', numeric: true },
        ],
        rows: [
          ['Annual return', facts.priceAnnualReturn.figure, facts.priceAnnualReturn.time],
          ['GST return', facts.priceGstReturn.figure, facts.priceGstReturn.time],
          ['BAS, for sales in Australia', facts.priceBas.figure, facts.priceBas.time],
          ['Consultation', facts.priceConsultation.figure, facts.priceConsultation.time],
        ],
      },
    },
    cafeYear,
    {
      id: 'example',
      kind: 'example',
      heading: exampleWords.heading,
      example: companyYearExample,
    },
    {
      id: 'benefits',
      kind: 'items',
      heading: 'What you get for the fee',
      items: [
        {
          title: 'More time to file',
          text: 'Clients of a tax agent have longer to file the annual return. You must be on the agent’s list before the ordinary date passes, so ask early.',
        },
        {
          title: 'Claims you can defend',
          text: 'An accountant asks about the home office, the vehicle and the tools you bought years ago, and tells you which claims need a record you do not have yet.',
        },
        {
          title: 'No surprise in the second year',
          text: 'The second year can bring the first full tax bill and provisional tax together. Someone who has seen it before will have you saving for it in the first.',
        },
        {
          title: 'A person who answers the letters',
          text: 'Inland Revenue writes to your agent and your agent writes back. You hear about it with an explanation attached.',
        },
        {
          title: 'A cost you can claim',
          text: 'Fees for preparing business accounts and returns are normally deductible.',
        },
      ],
    },
    {
      id: 'what-to-have-ready',
      kind: 'prose',
      heading: 'What to have ready when you ask',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can ask without any of this. With it, the quote is closer to the final bill.',
        },
        {
          kind: 'list',
          items: [
            'Your structure and balance date. For most New Zealand businesses that is 31 March.',
            'Rough turnover for the year, and whether you are registered for GST.',
            'How you keep records: software, a spreadsheet or a box.',
            'The last return filed, and any letter from Inland Revenue.',
            'How many people you pay, yourself included.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Then ask each accountant the same three questions. Is the price fixed? What would make it go up? Who will do the work, and who answers in June when you have a question? The [guide to accountants’ prices](/blog/tax-accountant-cost-nz) explains the ways of charging.',
        },
        {
          kind: 'note',
          text: 'On your own, with no company? The [sole trader page](/sole-trader-tax) fits better. In building or a trade, read the [construction tax guide](/industries/construction-tax).',
        },
      ],
    },
    {
      id: 'cities',
      kind: 'links',
      heading: 'Small business accountants by city',
      intro:
        'Most of this work can be done from anywhere. If you would rather sit across a table, start with your city. Auckland also has a [page on small business tax there](/auckland/small-business-tax).',
      links: [
        { label: 'Auckland', path: '/auckland' },
        { label: 'Wellington', path: '/wellington' },
        { label: 'Christchurch', path: '/christchurch' },
        { label: 'Hamilton', path: '/hamilton' },
        { label: 'Tauranga', path: '/tauranga' },
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Find out what yours would cost',
      intro: `${inWordsFirst(questionCount)} short questions, then quotes from accountants who do small business work. Comparing is free and you are not obliged to choose anyone.`,
      action: { label: 'Get free quotes', path: '/quote' },
    },
  ],
  service: 'tax-return',
  updated: '2026-11-27',
};
