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
  lede: 'Work out the tax before you price the job. Ask about retentions, subcontractors and land before you sign the contract.',
  diagram: {
    name: 'retentions',
    alt: 'Three progress claims: most of each is paid, and a piece of each is held back to the end.',
  },
  action: { label: 'Get free quotes', path: '/quote' },
  sections: [
    {
      id: 'overview',
      kind: 'prose',
      heading: 'The industry in figures',
      blocks: [
        {
          kind: 'paragraph',
          text: `${facts.constructionValue.wording} ${facts.constructionBusinesses.wording} Each that is registered for GST files a return every period, even a quiet one.`,
        },
      ],
    },
    {
      id: 'deductions',
      kind: 'prose',
      heading: 'What you can claim',
      intro: 'If you also use something privately, claim the business share.',
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
          caption: 'Tools and machines',
          columns: deductionColumns,
          rows: [
            [
              'Small tools',
              'Whole cost',
              `Up to ${facts.lowValueAsset.figure} each.[^lowValueAsset]`,
            ],
            [
              'Larger tools and machines',
              'Over several years',
              `${facts.capitalItems.wording} ${facts.investmentBoost.wording}`,
            ],
            ['Hired scaffold or digger', 'Whole cost', 'Keep the receipt with the job.'],
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
            ['Materials', 'Whole cost', 'Materials left at balance date may count as stock.'],
            ['Subcontractors', 'Whole cost', 'First check whether you must withhold tax.'],
            ['Wages', 'Whole cost', 'Money you take out yourself is not wages.'],
          ],
        },
        {
          kind: 'table',
          caption: 'Running the business',
          columns: deductionColumns,
          rows: [
            ['Licence and training', 'Whole cost', 'For the trade you have, not for a new one.'],
            ['Insurance and ACC levies', 'Whole cost', 'The part that covers the business.'],
            ['Home office', 'Share by area', 'Measure the room you use for quotes and accounts.'],
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
          text: 'A labour-only worker on your site, with your tools and your hours, may be an employee even if the contract says otherwise.',
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
          text: 'Builders, and people connected with them, have their own land rules. Even a home you built and lived in can be taxed.',
          tag: { label: 'Very High', tone: 'severe' },
          details: [
            {
              label: 'Solution',
              value:
                'Ask before you buy, and write down why. See [tax on gains](/capital-gains-tax).',
            },
          ],
        },
        {
          title: 'Contracts that run past balance date',
          text: 'You spread the profit on a long job over its years.',
          tag: { label: 'High', tone: 'warning' },
          details: [
            {
              label: 'Solution',
              value: 'Choose a method with your accountant, and use it every year.',
            },
          ],
        },
        {
          title: 'Retentions',
          text: 'The client holds back part of each claim until you fix defects. It can count for GST and for income at different times.',
          tag: { label: 'High', tone: 'warning' },
          details: [
            {
              label: 'Solution',
              value: 'Show retentions on a separate line in every claim and in your accounts.',
            },
          ],
        },
        {
          title: 'Withholding from labour-only subcontractors',
          text: 'Labour-only building work is on Inland Revenue’s list of schedular payments, so the payer deducts tax.',
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
          text: 'Wages and GST fall due even if the client has not paid.',
          tag: { label: 'Medium', tone: 'plain' },
          details: [
            { label: 'Solution', value: 'Save GST and PAYE on the day each claim is paid.' },
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
          text: 'Long contracts, machines and retentions.',
          details: [
            { label: 'Challenges', value: 'Measuring profit on unfinished work.' },
            { label: 'Opportunities', value: 'Machines bought with depreciation planned.' },
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
          text: 'The bank statement shows only the shop’s name.',
          details: [
            { label: 'Cost', value: 'The whole deduction and the GST claim.' },
            { label: 'Prevention', value: 'Photograph the receipt when you buy.' },
          ],
        },
        {
          title: 'Cash jobs left out',
          text: 'Suppliers’ records show what you bought.',
          details: [
            {
              label: 'Cost',
              value: 'The tax, interest, a shortfall penalty and, for evasion, prosecution.',
            },
            {
              label: 'Prevention',
              value:
                'Invoice every job. If you left some out, [tell Inland Revenue first](/tax-audit-help).',
            },
          ],
        },
        {
          title: 'Wages paid as contractor invoices',
          text: 'It looks cheaper until a worker is hurt or leaves.',
          details: [
            { label: 'Cost', value: 'The PAYE you did not deduct, KiwiSaver and holiday pay.' },
            {
              label: 'Prevention',
              value: 'Set up [payroll](/paye-services) for the first worker.',
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
            { label: 'Prevention', value: 'Write the client and the reason on the receipt.' },
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
          text: `On the invoice basis, GST on each stage counts when it is invoiced, due or paid, whichever comes first. Retentions count later, unless you have already invoiced them. ${facts.gstPaymentsBasis.wording}`,
        },
        {
          title: 'Input tax credits',
          text: `Claim GST on materials, hire and subcontractors who are registered. ${facts.gstTaxInvoice.wording}`,
        },
        {
          title: 'Mixed supplies',
          text: 'Building and selling is taxable. Renting out a house to live in is exempt. If you do both with one property, adjust the claim.',
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
          text: 'A phone app that reads and stores receipts. Choose one that records kilometres too.',
        },
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Talk to an accountant who knows building',
      intro: 'Compare quotes for free.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'GST compliance check', path: '/gst-calculator' },
    },
  ],
  service: 'tax-return',
  updated: '2026-11-21',
};
