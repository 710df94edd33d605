import { facts } from '#content/facts.ts';
import { whenBehind } from '#content/promises.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = [
  'Ashhurst',
  'Dannevirke',
  'Feilding',
  'Levin',
  'Milson',
  'Ohakea',
  'Papaioea',
];

export const page: Page = {
  path: '/palmerston-north',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Palmerston North`,
  description: `Palmerston North ${site.product.sentence} for sole traders, companies, farms and defence families. Describe your work once and get up to three prices, free.`,
  name: 'Palmerston North',
  sign: 'Te Papaioea',
  heading: `Get quotes from ${site.product.sentence} for Palmerston North`,
  lede: 'A first return, GST, a missed date or a letter from Inland Revenue: describe it once and see what the work would cost.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Where a Manawatū accountant can help',
      items: [
        {
          title: 'Working for yourself',
          text: 'Your own return, provisional tax and ACC levies, if you invoice: fencers, vets, physiotherapists, cafés.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Companies and partnerships',
          text: 'Year-end accounts, provisional tax and the company return in one job, for a workshop in Milson or a clinic on Broadway.',
          path: '/small-business-tax',
        },
        {
          title: 'GST on trucks and tractors',
          text: 'Many get a machine on finance wrong: the GST is in its price, and not in the interest. Have the first return checked.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Wages and farm staff',
          text: 'A house that goes with the job is part of the pay. A payroll service values it and files on time.',
          path: '/paye-services',
        },
        {
          title: 'Letting or selling a house',
          text: 'Find out before you list whether the sale will be taxed. Afterwards is too late to change the dates.',
          path: '/capital-gains-tax',
        },
        {
          title: 'When Inland Revenue wants to look closer',
          text: 'A review of research claims or livestock figures goes better with tidy workings and someone to speak for you.',
          path: '/tax-audit-help',
        },
      ],
    },
    {
      kind: 'items',
      id: 'farm-and-science',
      heading: 'Farming, research and freight',
      items: [
        {
          title: 'Founders out of Massey and the institutes',
          text: 'The R&D Tax Incentive gives back part of what eligible research costs. It asks for its own approval and keeps its own dates, apart from the company’s return. Write those dates down when the project starts.',
        },
        {
          title: 'Hill country and river flats',
          text: 'Prices for lamb, beef and milk swing. Through income equalisation a farmer may leave part of a strong year’s income on deposit with Inland Revenue and draw it in a weaker one, when it is taxed.',
        },
        {
          title: 'Academics with a second income',
          text: 'Expert reports, royalties and paid talks come on top of the salary. Some payers deduct tax, others never do. Either way the money goes in your return.',
        },
        {
          title: 'Owner-drivers',
          text: 'Roads and railways meet here, and many people drive a truck of their own. Keep records of fuel, road user charges, tyres and the loan from the first day.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'defence',
      heading: 'If the Army or the Air Force moves you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Linton Army Camp and the air base at Ohakea often move families from place to place. If you let your home while you are away, the rent is income. Rates, insurance and loan interest for that time come off it.',
        },
        {
          kind: 'paragraph',
          text: 'Selling soon afterwards needs care. The main home has an exclusion from the bright-line test, but months when somebody else lived there can count against you. Write down the day you moved out and the day you came back.',
        },
        {
          kind: 'paragraph',
          text: 'Tax is taken from service pay before you get it, so many members have never filed a return. A tenant, a partner’s business or weekend work changes that. Keep the posting papers: time overseas can change how you are taxed.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from Palmerston North',
      intro: 'General information, to help you explain your case to an accountant.',
      questions: [
        {
          id: 'missed-date',
          question: 'I work for myself and missed a tax date. How bad is it?',
          answer: `${whenBehind} See [what a late instalment costs](/blog/provisional-tax-nz#late-cost), in dollars. For more than one date, an accountant can call Inland Revenue for you.`,
        },
        {
          id: 'posting-records',
          question: 'We are letting our house during a posting. Which papers matter?',
          answer: `The tenancy agreement, rent statements, loan statements and bills for repairs, each kept for ${facts.recordKeeping.figure}.[^recordKeeping]`,
        },
        {
          id: 'small-research-company',
          question: 'Is our company too small for the R&D Tax Incentive?',
          answer:
            'Size alone does not rule you out. You must be trying, in a planned way, to settle a scientific or technological uncertainty, and there is a minimum spend. [Inland Revenue](https://www.ird.govt.nz) publishes the current amount.',
        },
        {
          id: 'feilding',
          question: 'I live in Feilding. Which place do I pick?',
          answer:
            'Palmerston North. The same goes for Ashhurst, Bulls, Levin and Dannevirke, where a drive to town or a video call is normal.',
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns within a few hours’ drive',
      links: [
        { label: 'Whanganui', path: '/whanganui' },
        { label: 'Wellington', path: '/wellington' },
        { label: 'Napier', path: '/napier' },
      ],
    },
    {
      kind: 'action',
      id: 'quotes',
      heading: 'Get a quote for your tax',
      intro: 'It takes a few minutes, and no IRD number.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
