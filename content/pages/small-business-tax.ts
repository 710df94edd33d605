import { cafeYear } from '#content/cafe-year.ts';
import { facts } from '#content/facts.ts';
import { inWords, rangeInWords } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import { companyYearExample, exampleWords } from '#content/ui/quote-example.ts';
import { questionCount } from '#content/ui/quote.ts';
import { site } from '#content/site.ts';
import { navigation } from '#content/ui/navigation.ts';

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
  lede: `An annual return typically costs ${rangeInWords(facts.priceAnnualReturn.figure)}. With GST and payroll, a year costs ${rangeInWords(facts.priceBusinessYear.figure)}. Accountants tell you the price first. Asking is free.`,
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
      intro:
        'An accountant can do all of this or one part. Most businesses start with the first two.',
      items: [
        {
          title: 'Annual accounts and tax return',
          text: 'The accountant turns your records into financial statements and a tax return: IR3 for a sole trader, IR4 for a company, IR6 for a trust, IR7 for a partnership.',
        },
        {
          title: 'GST and BAS returns',
          text: `They prepare and file each return, or check one that you have prepared. ${facts.gstAndBas.wording}`,
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Provisional tax',
          text: `You pay income tax in instalments: ${facts.provisionalTaxDates.figure}, for a 31 March balance date.[^provisionalTaxDates] An accountant chooses the method, and changes the amounts if your income changes.`,
        },
        {
          title: 'Payroll and PAYE',
          text: 'They work out each pay and KiwiSaver, and file with Inland Revenue every payday.',
          path: '/paye-services',
        },
        {
          title: 'Choosing or changing structure',
          text: `${facts.companyRate.wording} The best structure also depends on how you take money out and what you risk.`,
          path: '/company-vs-sole-trader',
        },
        {
          title: 'Overdue returns',
          text: 'They file the returns in the right order. If you cannot pay in full, they arrange instalments with Inland Revenue.',
          path: '/ird-support',
        },
      ],
    },
    {
      id: 'prices',
      kind: 'table',
      heading: 'What it costs and how long it takes',
      intro: `These are typical prices.[^prices] The annual return is the accounts and the tax return, without GST or payroll. A sole trader who needs only a return pays ${facts.pricePersonalComplex.figure}. Tidy records and one bank account lower the price. Missing months, stock and several owners raise it. Work takes longer in March and July, and when records arrive late. You lodge a BAS yourself, or through an agent registered in Australia. Ask whether a quote includes GST.`,
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
          text: 'Clients of a tax agent have longer to file the annual return. You must be on the agent’s list before the usual due date, so ask early.',
        },
        {
          title: 'Claims you can prove',
          text: 'An accountant asks about your home office, vehicle and older tools. They tell you which records are still missing.',
        },
        {
          title: 'No surprise in the second year',
          text: 'In the second year you may pay the first full tax bill and provisional tax together. An accountant tells you in the first year to save for it.',
        },
        {
          title: 'Help with letters',
          text: 'Inland Revenue writes to your agent, and your agent answers. The agent then explains the letter to you.',
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
          text: 'You can ask without these details. With them, the quote is closer to the final bill.',
        },
        {
          kind: 'list',
          items: [
            'Your structure and your balance date. For most New Zealand businesses it is 31 March.',
            'Your approximate turnover for the year, and whether you are registered for GST.',
            'How you keep records: software, a spreadsheet or paper.',
            'The last return filed, and any letter from Inland Revenue.',
            'How many people you pay, including yourself.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Then ask each accountant the same three questions. Is the price fixed? What would make it go up? Who will do the work, and who answers your questions? The [guide to accountants’ prices](/blog/tax-accountant-cost-nz) explains how they charge.',
        },
        {
          kind: 'note',
          text: 'If you have no company, read the [sole trader page](/sole-trader-tax). If you work in building or a trade, read the [construction tax guide](/industries/construction-tax).',
        },
      ],
    },
    {
      id: 'cities',
      kind: 'links',
      heading: 'Small business accountants by city',
      intro:
        'An accountant can do most of this work from anywhere. If you prefer to meet, start with your city. Auckland also has a [page on small business tax there](/auckland/small-business-tax).',
      links: [
        { label: 'Auckland', path: '/auckland' },
        { label: 'Wellington', path: '/wellington' },
        { label: 'Christchurch', path: '/christchurch' },
        { label: 'Hamilton', path: '/hamilton' },
        { label: 'Tauranga', path: '/tauranga' },
        navigation.towns,
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Find out what it would cost',
      intro: `Answer ${inWords(questionCount)} short questions and compare quotes from accountants who do small business work. It is free, and you do not have to accept any quote.`,
      action: { label: 'Get free quotes', path: '/quote' },
    },
  ],
  service: 'tax-return',
  updated: '2026-11-27',
};
