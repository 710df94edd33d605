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
  lede: 'Milk, wool, oysters, aluminium. Southland money tends to come in lumps, and tax is easier when somebody has planned for the gaps.',
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
          text: 'Sheep farmers with two big sale months may like a longer filing period; someone building a dairy shed may want refunds sooner. Choose the one that suits you.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Contract tax',
          text: 'Fitters, scaffolders and electricians who follow the work between plants, with tools and travel claimed and a rate that fits.',
          path: '/contractor-tax',
        },
        {
          title: 'Self-employed',
          text: 'Shearers, fencers, hairdressers on Esk Street. Bring the bank statements and the shoebox: the first year is always the untidiest.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Employing people',
          text: 'Calving staff start in a rush. Agreements, tax codes and KiwiSaver forms are quicker to get right in July than to repair in September.',
          path: '/paye-services',
        },
        {
          title: 'Audits',
          text: 'Cash sales, private use of the ute and meat for the house are ordinary questions in a farm review. Have the answers written up.',
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
          text: `Herds and sharemilkers change places on 1 June, so many dairy farms balance on 31 May. The provisional tax date on this page is for 31 March, so yours differ: go by what myIR shows for you.`,
        },
        {
          kind: 'paragraph',
          text: 'Milk from one season is paid for in stages that run on after the herd is dry. So your profit and your bank balance are not the same. A forecast made in spring, around calving, tells you what a later tax payment will need.',
        },
        {
          kind: 'paragraph',
          text: 'Job titles mislead. A herd-owning sharemilker has livestock to value each year. A contract milker owns no cows, yet is in business and sends invoices. A manager on wages is neither. What the agreement says settles it.',
        },
      ],
    },
    {
      kind: 'items',
      id: 'work-in-bursts',
      heading: 'Seasonal and irregular work',
      items: [
        {
          title: 'In the sheds',
          text: 'Shearing counts as a schedular payment, so contractors see their money after tax. You claim handpieces, combs and grinding gear at the end of the year, and some of the tax may come back.',
        },
        {
          title: 'At Tiwai Point',
          text: 'The aluminium smelter and the processing plants bring in trades for maintenance. Hired through an agency, you normally have tax deducted. On a direct contract you may be paid in full and owe it all later. Read which one you signed.',
        },
        {
          title: 'Out of Bluff',
          text: 'Oysters and crayfish depend on seasons, quota and weather. Fishers, like farmers, may use the income equalisation scheme to move income out of a bumper year.',
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
            'By a method you elect. National standard cost and the herd scheme are the usual two, and Inland Revenue publishes figures for both every year. Changing over has conditions, so raise it well ahead of balance date.',
        },
        {
          id: 'farmhouse',
          question: 'What share of the farmhouse can I claim?',
          answer:
            'It depends chiefly on what the house is worth beside the whole farm. Inland Revenue has set out how to work it out; an accountant can apply that to your valuation.',
        },
        {
          id: 'ute',
          question: 'The ute does school runs too. Can I still claim it?',
          answer:
            'A logbook kept for a test period shows the business share. If a company owns the vehicle, fringe benefit tax may come into it.',
        },
        {
          id: 'rakiura',
          question: 'Will anyone take on a client from Stewart Island/Rakiura?',
          answer:
            'Distance rarely matters now that papers are scanned and signed on screen. Choose Invercargill in the form, then tell whoever calls where you live.',
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
      intro: 'No cost, no obligation. Evenings after milking are fine: the form never closes.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
