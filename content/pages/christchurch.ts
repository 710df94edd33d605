import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Ashburton', 'Ōtautahi', 'Rangiora', 'Rolleston', 'Sydenham'];

export const page: Page = {
  path: '/christchurch',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Christchurch`,
  description: `Christchurch ${site.product.sentence} for builders, manufacturers, Canterbury farms and property owners. Fill in one short form and get up to three quotes, free.`,
  keywords: [
    `${site.product.sentence} Christchurch`,
    'Christchurch construction tax',
    'Canterbury farm accounts',
    'Christchurch small business tax',
  ],
  name: 'Christchurch',
  sign: 'Ōtautahi',
  heading: 'Christchurch tax help for builders and farmers',
  lede: 'Canterbury builds, grows and manufactures. Tell us which, and hear what it costs to have the tax done properly.',
  leadForm: {
    title: `Find Christchurch ${site.product.title}`,
    subtitle: 'A few details are enough. Asking costs you nothing.',
  },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Help on offer in Christchurch',
      items: [
        {
          title: 'Small business tax',
          text: 'One person to keep the accounts, the income tax return and the payment dates in line, whether you trade from Sydenham or a shed in Rolleston.',
          path: '/small-business-tax',
        },
        {
          title: 'Subcontractors',
          text: 'Labour-only work on a building site is normally paid after tax has come off. Ask which of your taxes that pays, and which it does not.',
          path: '/contractor-tax',
        },
        {
          title: 'GST and progress claims',
          text: 'Money held back by the head contractor, a big purchase, a slow payer: each affects when GST is counted.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Payroll',
          text: 'Apprentices, overtime and allowances for tools. Have them paid right and reported each payday.',
          path: '/paye-services',
        },
        {
          title: 'Land and house sales',
          text: 'Subdividing the land behind the house, or selling a house that you renovated. People in the building trade face extra rules, and so can their relatives.',
          path: '/capital-gains-tax',
        },
        {
          title: 'Tax audits',
          text: 'Inland Revenue pays attention to cash jobs. If you have left some out, telling it first lowers the penalty.',
          path: '/tax-audit-help',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'construction',
      heading: 'Construction: tax on payments in stages',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Builders rarely fail for lack of work. They run short when tax on the last job falls due in the middle of the next. Put the GST from every progress payment somewhere you do not touch, and ask for a tax forecast whenever a large contract begins.',
        },
        {
          kind: 'paragraph',
          text: 'Know which of your workers are employees. Somebody who works when you say, with your tools, may be one by law even if they send invoices. Then you may have to pay the PAYE that you did not deduct.',
        },
        {
          kind: 'paragraph',
          text: 'Our [construction tax guide](/industries/construction-tax) goes through deductions, retentions and common mistakes in more depth.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'after-the-earthquakes',
      heading: 'Houses and insurance after the earthquakes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The earthquakes of 2010 and 2011 still matter for tax. Most questions come when a house or workshop from those years is sold:',
        },
        {
          kind: 'list',
          items: [
            '**Sold as is, where is.** If you bought a damaged house to repair and sell it, the profit is likely to be income, however long the repair took.',
            '**Insurance on a rental or a factory.** A settlement above the book value may have counted as depreciation recovered. The special relief that let owners put it off has now ended, so check that anything deferred has gone into a return.',
            '**Repairs done twice.** Putting a failed repair right and making a building better are different things for tax. Engineers’ reports help to tell them apart.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Keep the claim correspondence for as long as you own the place, even where the law would let you throw it out.',
        },
      ],
    },
    {
      kind: 'items',
      id: 'plains-and-factories',
      heading: 'Manufacturing, software and farming',
      items: [
        {
          title: 'Manufacturers',
          text: `Of a new press or mill, ${facts.investmentBoost.figure} of the cost is deducted at once,[^investmentBoost] and the rest over years. A workshop full of machines needs a good list of them. Exporters also watch exchange rates and the evidence for zero-rating.`,
        },
        {
          title: 'Technology firms',
          text: 'Salaries paid to develop a product are the large cost. Ask about research incentives, and take advice before handing out shares to staff, for these can be taxed as pay.',
        },
        {
          title: 'Irrigated farms and croppers',
          text: 'Pivots, ponds, fencing and regrassing are each written off in their own way. Seed crops and grain may sit in the silo over balance date, and unsold harvest has a value.',
        },
        {
          title: 'Passing on the farm',
          text: 'Succession takes years. Trusts, livestock and a home that sits on farm land all have tax attached, so begin while everyone can talk it over.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from Canterbury',
      questions: [
        {
          id: 'start-a-company',
          question: 'I am going out on my own as a builder. Should I form a company?',
          answer:
            'Many start without one. The risk on site, profit that you leave in the business or a client who insists on it can speak for a company. Ask for both to be worked out with your figures.',
        },
        {
          id: 'tools-and-van',
          question: 'Are my van and tools deductible?',
          answer:
            'Yes, for the share you use in the business. You claim expensive items over several years and cheap ones at once. The [deductions guide](/blog/tax-deductions-guide-nz) shows where the line is.',
        },
        {
          id: 'selwyn-waimakariri',
          question: 'Does this include Rangiora, Lincoln and Ashburton?',
          answer:
            'Yes. Choose Christchurch in the form. If you would rather have the accountant come to the farm, say so at the first call.',
        },
        {
          id: 'changing-accountant',
          question: 'Is it awkward to change accountants midway through a year?',
          answer:
            'Less than you may think. The new one writes to the old one for your records and links to you at Inland Revenue. Just settle who is filing what.',
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Other South Island towns',
      links: [
        { label: 'Dunedin', path: '/dunedin' },
        { label: 'Nelson', path: '/nelson' },
        { label: 'Queenstown', path: '/queenstown' },
      ],
    },
    {
      kind: 'action',
      id: 'quotes',
      heading: 'Get the price before you commit',
      intro: `${facts.quotesWithin.wording} Reading their quotes is free, and saying no is fine.`,
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
