import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Esk', 'Rakiura', 'Tiwai', 'Waihōpai'];

export const page: Page = {
  path: '/invercargill',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Invercargill`,
  description: `${site.product.title} in Invercargill and Southland for dairy and sheep farms, shearing, smelter contracts and fishing. Free quotes, no obligation.`,
  name: 'Invercargill',
  sign: 'Waihōpai',
  heading: `Get quotes from ${site.product.sentence} for Invercargill`,
  lede: 'Milk, wool, oysters and aluminium often bring irregular income. Ask an accountant to plan your tax.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Help that you can ask for',
      items: [
        {
          title: 'Farm and company accounts',
          text: 'Livestock schedules, depreciation on the shed, the family trust and the company, prepared together so that they agree.',
          path: '/small-business-tax',
        },
        {
          title: 'GST returns',
          text: 'If you sell sheep in two big months, a longer filing period may suit you. If you build a dairy shed, a shorter one brings refunds sooner.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Contract tax',
          text: 'For fitters, scaffolders and electricians who move between plants: claims for tools and travel, and the right rate.',
          path: '/contractor-tax',
        },
        {
          title: 'Self-employed',
          text: 'For shearers, fencers and hairdressers on Esk Street. Bring the bank statements and receipts, sorted or not.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Employing people',
          text: 'Many staff start at calving. Do agreements, tax codes and KiwiSaver forms in July: it takes longer to correct them later.',
          path: '/paye-services',
        },
        {
          title: 'Audits',
          text: 'Cash sales, private use of the ute and meat for the house are ordinary questions in a farm review. Write down the answers first.',
          path: '/tax-audit-help',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'dairy-and-sheep',
      heading: 'Tax dates of a farm',
      blocks: [
        {
          kind: 'paragraph',
          text: `Herds and sharemilkers move on 1 June, so many dairy farms use a balance date of 31 May. The provisional tax date on this page is for 31 March. If yours is 31 May, use the dates that myIR shows.`,
        },
        {
          kind: 'paragraph',
          text: 'You are paid for one season’s milk in stages, some after milking ends. So your profit and your bank balance differ. A forecast in spring, around calving, shows what a later tax payment will need.',
        },
        {
          kind: 'paragraph',
          text: 'Your agreement decides the tax, not your job title. A herd-owning sharemilker values livestock each year. A contract milker owns no cows, but is in business and sends invoices. A manager on wages is an employee.',
        },
      ],
    },
    {
      kind: 'items',
      id: 'work-in-bursts',
      heading: 'Seasonal and irregular work',
      items: [
        {
          title: 'In the shearing sheds',
          text: 'Shearing is on Inland Revenue’s list of schedular payments, so the payer deducts tax. You claim handpieces, combs and grinding gear at the end of the year, and may get tax back.',
        },
        {
          title: 'At Tiwai Point',
          text: 'The aluminium smelter and the processing plants hire trades for maintenance. An agency normally deducts tax. With a direct contract, you may owe all the tax later. Check which one you signed.',
        },
        {
          title: 'Out of Bluff',
          text: 'Oysters and crayfish depend on seasons, quota and weather. Fishers, like farmers, may use the income equalisation scheme to move income from a good year to a poor one.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from Southland',
      questions: [
        {
          id: 'livestock-values',
          question: 'How is my flock valued for tax?',
          answer:
            'By a method you choose. National standard cost and the herd scheme are the usual two, and Inland Revenue publishes figures for both every year. A change has conditions, so ask long before balance date.',
        },
        {
          id: 'farmhouse',
          question: 'What share of the farmhouse can I claim?',
          answer:
            'It depends mainly on the value of the house compared with the whole farm. Inland Revenue explains the method. An accountant can do it for you.',
        },
        {
          id: 'ute',
          question: 'The ute does school runs too. Can I still claim it?',
          answer:
            'Yes, the business share. A logbook kept for a test period shows it. If a company owns the ute, fringe benefit tax may apply.',
        },
        {
          id: 'rakiura',
          question: 'Can I ask from Stewart Island/Rakiura?',
          answer:
            'Yes. You can scan and sign papers online. Choose Invercargill in the form, and say where you live when an accountant replies.',
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns near Invercargill',
      links: [
        { label: 'Queenstown', path: '/queenstown' },
        { label: 'Dunedin', path: '/dunedin' },
      ],
    },
    {
      kind: 'action',
      id: 'quotes',
      heading: 'See what a Southland accountant would charge',
      intro: 'It is free. Send the form at any time, even after milking.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
