import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Kaiti', 'Tairāwhiti'];

export const page: Page = {
  path: '/gisborne',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Gisborne`,
  description: `Ask ${site.product.sentence} who work with Gisborne and Tairāwhiti: forestry, hill-country farms, seasonal pay and returns delayed by closed roads.`,
  name: 'Gisborne',
  heading: `Get quotes from ${site.product.sentence} for Gisborne`,
  sign: 'Tairāwhiti',
  lede: 'Five employers in one year, trees ready to cut, a farm cut off by landslides: say what you need, and up to three accountants answer with a price.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  secondary: { label: 'Read about seasonal pay', path: '#seasonal-pay' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'How accountants help in Gisborne',
      items: [
        {
          title: 'Contractor tax',
          text: 'For harvest crews, truck drivers and fencing crews: withholding tax, ACC levies and the cost of a new saw.',
          path: '/contractor-tax',
        },
        {
          title: 'Sole trader tax',
          text: 'For a surf coach or a builder in Kaiti: begin with which records to keep and when to pay.',
          path: '/sole-trader-tax',
        },
        {
          title: 'PAYE and payroll',
          text: 'For growers with sixty people on the payroll in February and six in August.',
          path: '/paye-services',
        },
        {
          title: 'Small business tax',
          text: 'For shops and services on Gladstone Road, and marae along the coast that run a business.',
          path: '/small-business-tax',
        },
        {
          title: 'GST returns',
          text: 'An accountant who knows farm invoices and stock agents’ statements can prepare the return.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Inland Revenue support',
          text: 'If bad weather, grief or lack of money stopped you from filing, an accountant can call Inland Revenue for you.',
          path: '/ird-support',
        },
      ],
    },
    {
      kind: 'items',
      id: 'seasonal-pay',
      heading: 'Which kind of seasonal worker are you?',
      intro:
        'Growers of squash, citrus, sweetcorn and grapes, and shearing sheds, hire for weeks. Your tax depends on how they hire you.',
      items: [
        {
          title: 'Day by day on a farm',
          text: 'Casual agricultural employees, including shearers and shedhands, use the tax code CAE. It is only for short, irregular work.',
        },
        {
          title: 'Here under the Recognised Seasonal Employer scheme',
          text: 'Workers who come from the Pacific on this visa use the code NSW. Your employer makes the deductions and should give you a payslip that shows them.',
        },
        {
          title: 'Paid on invoice',
          text: 'You are in business. Horticultural and forestry contracts often have tax withheld. It covers some of your tax bill, but rarely all.',
        },
        {
          title: 'Several employers at once',
          text: 'Choose one job as the main one. With a wrong code on the others, you can pay too little for months, then get one large bill.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'hills-and-trees',
      heading: 'Farms and forests: years with a large income',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Pines take more than twenty-five years to grow and a few weeks to cut. The sale is income, and all of it can fall in one tax year, at higher rates than usual. You can spread it, for example with the income equalisation scheme. Most ways must be arranged close to the sale. So talk to an accountant when you book the crew.',
        },
        {
          kind: 'paragraph',
          text: 'If you buy land with trees on it, part of the price may be for the timber. You deduct that part when the trees are cut. Have the price divided when you buy.',
        },
        {
          kind: 'paragraph',
          text: 'Sheep and cattle stations often end their accounting year on 30 June. If a drought or storm forces you to sell livestock early, relief may move the income to the year when you replace it.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'distance',
      heading: 'Working with an accountant far away',
      blocks: [
        {
          kind: 'paragraph',
          text: `Bad weather can close the roads, so do not rely on a meeting. Scan your papers, and keep them for ${facts.recordKeeping.figure}.[^recordKeeping] Copies on a cloud drive survive a flood.`,
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you ask for a quote',
      questions: [
        {
          id: 'roads-closed',
          question: 'The power and roads were out, and I missed a due date. Will I be penalised?',
          answer:
            'Inland Revenue can cancel penalties when an emergency stopped you. In a declared emergency it can sometimes cancel interest too. File first. Then explain, and give dates.',
        },
        {
          id: 'refund-due',
          question: 'I picked fruit all summer. Will I get a refund?',
          answer:
            'If you earned only wages, Inland Revenue works it out after March. Check that your bank account and address in myIR are correct. If you sent invoices, file a return.',
        },
        {
          id: 'land-shares',
          question: 'We receive a little from shares in Māori land. Do we declare it?',
          answer:
            'Sometimes, even when it is small, and tax credits may come with it. The statement from the trust or incorporation shows both. Show it to the accountant.',
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns near Gisborne',
      links: [
        { label: `Napier: ${site.product.sentence}`, path: '/napier' },
        { label: `Rotorua: ${site.product.sentence}`, path: '/rotorua' },
        { label: `Tauranga: ${site.product.sentence}`, path: '/tauranga' },
      ],
    },
    {
      kind: 'action',
      id: 'get-quotes',
      heading: 'Get quotes without travelling',
      intro: 'Say how soon you need it. Accountants reply by email or phone.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
