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
  description: `Reach ${site.product.sentence} who work with Gisborne and Tairāwhiti: forestry, hill-country farms, seasonal pay and returns delayed by closed roads.`,
  name: 'Gisborne',
  heading: `Reach ${site.product.sentence} who work with Gisborne`,
  sign: 'Tairāwhiti',
  lede: 'Five employers in one year, a woodlot ready to fell, a farm cut off by slips. Gisborne tax is rarely tidy, and a good accountant will not expect it to be.',
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
          text: 'Harvest crews, truckies and fencing gangs: sort out withholding, ACC levies and the price of a new saw.',
          path: '/contractor-tax',
        },
        {
          title: 'Sole trader tax',
          text: 'A surf coach or a builder in Kaiti needs the same basics. Begin with what to keep and when to pay.',
          path: '/sole-trader-tax',
        },
        {
          title: 'PAYE and payroll',
          text: 'For growers with sixty people on the payroll in February and six in August.',
          path: '/paye-services',
        },
        {
          title: 'Small business tax',
          text: 'Shops and services on Gladstone Road, and marae enterprises up the coast that trade as well as serve.',
          path: '/small-business-tax',
        },
        {
          title: 'GST returns',
          text: 'Someone who knows farm invoices and a stock agent’s statement can prepare the return.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Inland Revenue support',
          text: 'When weather, grief or an empty account got in the way of filing, someone else can make the call.',
          path: '/ird-support',
        },
      ],
    },
    {
      kind: 'items',
      id: 'seasonal-pay',
      heading: 'Which kind of seasonal worker are you?',
      intro:
        'Squash, citrus, sweetcorn, grapes and shearing sheds all hire for weeks, not years. How you are taxed depends on the arrangement.',
      items: [
        {
          title: 'Day by day on a farm',
          text: 'Casual agricultural employees, shearers and shedhands among them, have a tax code of their own, CAE. It suits short, irregular engagements only.',
        },
        {
          title: 'Here under the Recognised Seasonal Employer scheme',
          text: 'Workers who come from the Pacific on this visa use the code NSW. Your employer takes care of the deductions and should give you a payslip that shows them.',
        },
        {
          title: 'Paid on invoice',
          text: 'You are in business. Horticultural and forestry contracts commonly have tax withheld, which covers some of the bill, rarely all of it.',
        },
        {
          title: 'Several bosses at once',
          text: 'Name one job as the main one. With a wrong code on the others you can pay too little for months without noticing, then owe it in one go.',
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
          text: 'Pines take more than twenty-five years to grow and a few weeks to fell. The sale is income, and all of it can land in one tax year, at higher rates than you are used to. There are ways to spread it, the income equalisation scheme among them, but most must be arranged close to the sale. So talk to an accountant while the crew is still being booked.',
        },
        {
          kind: 'paragraph',
          text: 'Did you buy the land with trees on it? Part of the price may be for the timber, and is deducted when it is cut. Have the price divided when you buy.',
        },
        {
          kind: 'paragraph',
          text: 'Sheep and cattle stations frequently balance on 30 June. If a drought or storm forces you to sell stock early, there may be relief that lets you carry the income to the year in which you replace it.',
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
          text: `The roads in and out close in bad weather, so nobody here relies on a meeting in person. Scan what you have, and keep it for ${facts.recordKeeping.figure}.[^recordKeeping] Copies on a cloud drive survive a flood that takes the filing cabinet.`,
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
            'Inland Revenue can cancel penalties when an emergency stopped you, and in declared events sometimes interest too. File first. Then explain, and give dates.',
        },
        {
          id: 'refund-due',
          question: 'I picked fruit all summer. Is a refund waiting for me?',
          answer:
            'If only wages went through the books, Inland Revenue works it out after March; check that your bank account and address in myIR are current. Invoiced work needs a return.',
        },
        {
          id: 'land-shares',
          question: 'We receive a little from shares in Māori land. Must it be declared?',
          answer:
            'It can be, even when it is small, and credits may come with it. The statement from the trust or incorporation shows both. Pass that page on.',
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
      intro:
        'By email, mostly. Say how soon you need it, and see what comes back. You owe nobody an answer.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
