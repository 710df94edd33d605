import { facts } from '#content/facts.ts';
import type { Column, Page } from '#content/page.ts';

const deductionColumns: readonly Column[] = [
  { label: 'Item' },
  { label: 'Rate' },
  { label: 'Note' },
];

export const page: Page = {
  path: '/industries/construction-tax',
  kind: 'standard',
  family: 'service',
  title: 'Construction Tax Guide for NZ Builders',
  description:
    'Tax for New Zealand builders and trades: what to claim, GST on progress payments and retentions, subcontractors, land, and the mistakes that cost most.',
  keywords: [
    'construction tax NZ',
    'builder accountant',
    'tradie tax deductions',
    'GST progress payments',
    'subcontractor tax NZ',
  ],
  name: 'Construction tax',
  sign: 'Builders and trades',
  heading: 'Construction tax for builders and trades',
  lede: 'Price the tax before you price the job. Retentions, subcontractors and land are easier to settle before the contract is signed.',
  diagram: {
    name: 'retentions',
    alt: 'Three progress claims: most of each is paid, and a piece of each is held back to the end.',
  },
  action: { label: 'Get free quotes', path: '/quote' },
  sections: [
    {
      id: 'overview',
      kind: 'prose',
      heading: 'The industry at a glance',
      blocks: [
        {
          kind: 'paragraph',
          text: `${facts.constructionValue.wording} ${facts.constructionBusinesses.wording} Each that is registered for GST files a return every period, a quiet one too.`,
        },
      ],
    },
    {
      id: 'deductions',
      kind: 'prose',
      heading: 'What you can claim',
      intro: 'Claim the business share of anything you also use privately.',
      blocks: [
        {
          kind: 'table',
          caption: 'Vehicles and travel',
          columns: deductionColumns,
          rows: [
            [
              'Your own ute, by kilometre',
              'First rate',
              `${facts.mileageRate.figure} with petrol in 2025–26.[^mileageRate] The [deductions guide](/blog/tax-deductions-guide-nz) has other fuels.`,
            ],
            [
              `Beyond ${facts.mileageCap.figure} a year`,
              'Second rate',
              'Less than a third of it. Read the odometer on 31 March.[^mileageCap]',
            ],
            ['Company ute', 'Whole running cost', 'Private use can bring fringe benefit tax.'],
            [
              'Meals with clients',
              facts.mealsAndEntertainment.figure,
              'Your own food on a break is private.',
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'Tools and plant',
          columns: deductionColumns,
          rows: [
            [
              'Small tools',
              'Whole cost',
              `Up to ${facts.lowValueAsset.figure} each.[^lowValueAsset]`,
            ],
            [
              'Larger tools and plant',
              'Over several years',
              `${facts.capitalItems.wording} ${facts.investmentBoost.wording}`,
            ],
            ['Hired scaffold or digger', 'Whole cost', 'Keep the hire docket with the job.'],
            [
              'Safety gear',
              'Whole cost',
              'Helmets, harnesses, boots. Ordinary clothes are private.',
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'Site and labour',
          columns: deductionColumns,
          rows: [
            ['Materials', 'Whole cost', 'What is unused at balance date may count as stock.'],
            ['Subcontractors', 'Whole cost', 'First check whether you must withhold tax.'],
            ['Wages', 'Whole cost', 'Your own drawings are not wages.'],
          ],
        },
        {
          kind: 'table',
          caption: 'Running the business',
          columns: deductionColumns,
          rows: [
            [
              'Licence and training',
              'Whole cost',
              'To keep the trade you have, not to learn a new one.',
            ],
            ['Insurance and ACC levies', 'Whole cost', 'The part that covers the business.'],
            ['Home office', 'Share by area', 'Measure the room you use for quotes and books.'],
          ],
        },
      ],
    },
    {
      id: 'challenges',
      kind: 'items',
      as: 'cards',
      heading: 'Common challenges, by risk',
      items: [
        {
          title: 'Contractor or employee',
          text: 'A labour-only worker on your site, with your tools and your hours, may be an employee whatever the contract says.',
          tag: { label: 'Very High', tone: 'severe' },
          details: [
            {
              label: 'Solution',
              value: 'Have each arrangement checked before work starts, and again if it changes.',
            },
          ],
        },
        {
          title: 'Land you build on and sell',
          text: 'Builders, and people connected with them, have their own land rules. Even a home you built and lived in can be caught.',
          tag: { label: 'Very High', tone: 'severe' },
          details: [
            {
              label: 'Solution',
              value:
                'Ask before you buy, and write down why you did. See [tax on gains](/capital-gains-tax).',
            },
          ],
        },
        {
          title: 'Contracts that cross balance date',
          text: 'Profit on a long job belongs partly to each year, not to the day you finish.',
          tag: { label: 'High', tone: 'warning' },
          details: [
            { label: 'Solution', value: 'Choose a method with your accountant, and keep to it.' },
          ],
        },
        {
          title: 'Retentions',
          text: 'Part of each claim is held back until defects are fixed. It can count for GST at one time and as income at another.',
          tag: { label: 'High', tone: 'warning' },
          details: [
            {
              label: 'Solution',
              value: 'Give retentions a line of their own in every claim and in your accounts.',
            },
          ],
        },
        {
          title: 'Withholding from labour-only subcontractors',
          text: 'Labour-only building work is on Inland Revenue’s list of schedular payments.',
          tag: { label: 'High', tone: 'warning' },
          details: [
            {
              label: 'Solution',
              value: 'Get an [IR330C](/contractor-tax) before the first payment.',
            },
          ],
        },
        {
          title: 'Cash flow between claims',
          text: 'Wages and GST fall due whether or not the client has paid.',
          tag: { label: 'Medium', tone: 'plain' },
          details: [
            { label: 'Solution', value: 'Put GST and PAYE aside on the day each claim is paid.' },
          ],
        },
      ],
    },
    {
      id: 'construction-types',
      kind: 'items',
      heading: 'By type of construction',
      items: [
        {
          title: 'Home builders',
          text: 'Fixed prices, deposits and variations.',
          details: [
            {
              label: 'Challenges',
              value: 'GST on deposits, and variations agreed but not invoiced.',
            },
            {
              label: 'Opportunities',
              value: 'Progress claims timed to match wages and suppliers.',
            },
          ],
        },
        {
          title: 'Trades and subcontractors',
          text: 'Many small jobs, one vehicle, tools.',
          details: [
            { label: 'Challenges', value: 'Tax withheld at the wrong rate, and lost receipts.' },
            {
              label: 'Opportunities',
              value: 'A tailored withholding rate, and small tools claimed at once.',
            },
          ],
        },
        {
          title: 'Commercial and civil',
          text: 'Long contracts, plant and retentions.',
          details: [
            { label: 'Challenges', value: 'Measuring profit on unfinished work.' },
            { label: 'Opportunities', value: 'Plant bought with depreciation in mind.' },
          ],
        },
        {
          title: 'Developers',
          text: 'Land, sections and houses for sale.',
          details: [
            {
              label: 'Challenges',
              value: 'GST on land, and renting out a house you meant to sell.',
            },
            { label: 'Opportunities', value: 'Ownership settled before the first purchase.' },
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      kind: 'items',
      as: 'cards',
      heading: 'Expensive mistakes',
      items: [
        {
          title: 'No record of the purchase',
          text: 'The bank line shows the merchant and nothing else.',
          details: [
            { label: 'Cost', value: 'The whole deduction, and the GST claim with it.' },
            { label: 'Prevention', value: 'Photograph the docket at the counter.' },
          ],
        },
        {
          title: 'Cash jobs left out',
          text: 'Merchants’ records show what you bought.',
          details: [
            {
              label: 'Cost',
              value: 'The tax, interest, a shortfall penalty and, for evasion, prosecution.',
            },
            {
              label: 'Prevention',
              value: 'Invoice every job. If it is done, [come forward first](/tax-audit-help).',
            },
          ],
        },
        {
          title: 'Wages paid as contractor invoices',
          text: 'It looks cheaper until someone is hurt or leaves.',
          details: [
            { label: 'Cost', value: 'The PAYE you did not deduct, KiwiSaver and holiday pay.' },
            {
              label: 'Prevention',
              value: 'Run a [payroll](/paye-services) from the first worker.',
            },
          ],
        },
        {
          title: 'Claiming whole lunches',
          text: 'Food for your own break is not a client meal.',
          details: [
            {
              label: 'Cost',
              value: `Whatever you claimed over ${facts.mealsAndEntertainment.figure} of the bill, or the whole deduction if the meal was private.`,
            },
            { label: 'Prevention', value: 'Write who and why on the receipt.' },
          ],
        },
      ],
    },
    {
      id: 'gst',
      kind: 'items',
      heading: 'GST on a building job',
      items: [
        {
          title: 'Progress payments',
          text: `On the invoice basis, GST on each stage counts when it is invoiced, due or paid, whichever comes first. Money held back as retentions counts later, unless you have already invoiced it. ${facts.gstPaymentsBasis.wording}`,
        },
        {
          title: 'Input tax credits',
          text: `Claim GST on materials, hire and subcontractors who are registered. ${facts.gstTaxInvoice.wording}`,
        },
        {
          title: 'Mixed supplies',
          text: 'Building and selling is taxable. Letting a house to live in is exempt. If you do both with one property, the claim must be adjusted.',
        },
        {
          title: 'Record keeping',
          text: `File contracts, claims, variations and retentions job by job, and keep them for ${facts.recordKeeping.figure}.[^recordKeeping]`,
        },
      ],
    },
    {
      id: 'tools',
      kind: 'items',
      as: 'cards',
      heading: 'Recommended tools',
      items: [
        {
          title: 'Job costing',
          text: 'Tracks hours, materials and variations against the quote.',
        },
        {
          title: 'Accounting integration',
          text: 'Sends claims and bills straight to your accounts, coded by job.',
        },
        {
          title: 'Expense tracking',
          text: 'A phone app that reads a docket and stores the picture. Choose one that logs kilometres too.',
        },
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Talk to an accountant who knows building',
      intro: 'Compare quotes, free.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'GST compliance check', path: '/gst-calculator' },
    },
  ],
  service: 'tax-return',
  updated: '2026-11-21',
};
