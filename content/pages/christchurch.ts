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
  lede: 'Tell us what you build, grow or make in Canterbury, and see what an accountant charges to do your tax.',
  leadForm: {
    title: `Find Christchurch ${site.product.title}`,
    subtitle: 'A few details are enough. Asking is free.',
  },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Services in Christchurch',
      items: [
        {
          title: 'Small business tax',
          text: 'One accountant for your accounts, income tax return and payment dates, in a Sydenham shop or a Rolleston shed.',
          path: '/small-business-tax',
        },
        {
          title: 'Subcontractors',
          text: 'For labour-only work on a building site, the payer normally deducts tax. Ask which of your taxes that pays, and which it does not.',
          path: '/contractor-tax',
        },
        {
          title: 'GST and progress claims',
          text: 'Money held back by the head contractor, a big purchase, a slow payer: each affects when GST is counted.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Payroll',
          text: 'Apprentices, overtime and tool allowances: have them paid correctly and reported each payday.',
          path: '/paye-services',
        },
        {
          title: 'Land and house sales',
          text: 'For subdividing the land behind the house, or selling a house that you renovated. Builders have extra rules, and sometimes their relatives do too.',
          path: '/capital-gains-tax',
        },
        {
          title: 'Tax audits',
          text: 'Inland Revenue checks cash jobs. If you left some out, the penalty is lower when you tell it first.',
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
          text: 'Tax on one job often falls due in the middle of the next. Put the GST from every progress payment into a separate bank account. Ask for a tax forecast when a large contract begins.',
        },
        {
          kind: 'paragraph',
          text: 'Check which of your workers are employees. A person who works at times you set, with your tools, may be an employee by law even if they send invoices. Then you may have to pay the PAYE that you did not deduct.',
        },
        {
          kind: 'paragraph',
          text: 'Our [construction tax guide](/industries/construction-tax) explains deductions, retentions and common mistakes.',
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
          text: 'The earthquakes of 2010 and 2011 still matter for tax. Check these when you sell a house or workshop that they damaged:',
        },
        {
          kind: 'list',
          items: [
            '**Sold as is, where is.** If you bought a damaged house to repair and sell, the profit is probably income, even if the repair took years.',
            '**Insurance on a rental or a factory.** A settlement above the book value may have counted as depreciation recovered. Special relief let owners declare it later. That relief has ended, so check that you have declared it.',
            '**Repairs done twice.** Fixing a failed repair and improving a building are taxed differently. An engineer’s report helps to show which you did.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Keep letters about the claim for as long as you own the place, even if the law lets you destroy them sooner.',
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
          text: `You deduct ${facts.investmentBoost.figure} of the cost of a new press or mill at once,[^investmentBoost] and the rest over years. Keep a list of your machines. Exporters also need exchange rates and proof for zero-rating.`,
        },
        {
          title: 'Technology firms',
          text: 'If you pay staff to develop a product, ask about research incentives. Ask too before you give shares to staff, because these can be taxed as pay.',
        },
        {
          title: 'Irrigated farms and croppers',
          text: 'Pivots, ponds, fencing and regrassing are each deducted in a different way. Seed and grain still in the silo at balance date have a value in your accounts.',
        },
        {
          title: 'Passing on the farm',
          text: 'Passing on a farm takes years. Trusts, livestock and a home on farm land all affect tax, so begin while everyone can discuss it.',
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
          question: 'I am starting my own building business. Should I form a company?',
          answer:
            'Many start without one. A company can be better if the site is risky, if you leave profit in it, or if a client insists. Ask an accountant to work out both with your figures.',
        },
        {
          id: 'tools-and-van',
          question: 'Are my van and tools deductible?',
          answer:
            'Yes, for the share you use in business. You claim expensive items over several years and cheap ones at once. The [deductions guide](/blog/tax-deductions-guide-nz) gives the limit.',
        },
        {
          id: 'selwyn-waimakariri',
          question: 'Does this include Rangiora, Lincoln and Ashburton?',
          answer:
            'Yes. Choose Christchurch in the form. If you want the accountant to visit your farm, say so when they reply.',
        },
        {
          id: 'changing-accountant',
          question: 'Can I change accountants in the middle of the year?',
          answer:
            'Yes. The new firm asks the old one for your records and Inland Revenue for access as your agent. Agree who files which return.',
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
      heading: 'Get a price before you decide',
      intro: `${facts.quotesWithin.wording} It is free, and you do not have to choose anyone.`,
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
