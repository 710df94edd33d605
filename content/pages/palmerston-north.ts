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
          text: 'For fencers, vets, physiotherapists and cafés: your own return, provisional tax and ACC levies.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Companies and partnerships',
          text: 'Year-end accounts, provisional tax and the company return together, for a workshop in Milson or a clinic on Broadway.',
          path: '/small-business-tax',
        },
        {
          title: 'GST on trucks and tractors',
          text: 'If you buy a machine on finance, the GST is in its price, and not in the interest. Have the first return checked.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Wages and farm staff',
          text: 'If a house comes with the job, it is part of the pay. A payroll service values it and files on time.',
          path: '/paye-services',
        },
        {
          title: 'Renting out or selling a house',
          text: 'Find out whether the sale will be taxed before you advertise it. Later you cannot change the dates.',
          path: '/capital-gains-tax',
        },
        {
          title: 'If Inland Revenue reviews you',
          text: 'For a review of research claims or livestock figures, have clear workings and an accountant who speaks for you.',
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
          title: 'Founders from Massey University and research institutes',
          text: 'The Research and Development (R&D) Tax Incentive pays back part of what eligible research costs. It needs its own approval and has its own dates, beside the company’s return. Write those dates down when the project starts.',
        },
        {
          title: 'Sheep, beef and dairy farms',
          text: 'Prices for lamb, beef and milk rise and fall. With income equalisation, a farmer may deposit part of a good year’s income with Inland Revenue. It is taxed when the farmer takes it out in a poor year.',
        },
        {
          title: 'Academics with a second income',
          text: 'Expert reports, royalties and paid talks add to the salary. Some payers deduct tax, and others never do. Declare the money in both cases.',
        },
        {
          title: 'Owner-drivers',
          text: 'Roads and railways meet here, and many people drive their own truck. Keep records of fuel, road user charges, tyres and the loan from the first day.',
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
          text: 'Families at Linton Army Camp and the air base at Ohakea move often. If you rent out your home while you are away, the rent is income. You deduct rates, insurance and loan interest for that time.',
        },
        {
          kind: 'paragraph',
          text: 'Be careful if you sell soon afterwards. The main home has an exclusion from the bright-line test, but you may lose it if somebody else lived there for months. Write down the day you moved out and the day you came back.',
        },
        {
          kind: 'paragraph',
          text: 'Tax is taken off service pay, so many members have never filed a return. Rent, a partner’s business or weekend work changes that. Keep the posting papers: time overseas can change your tax.',
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
          question: 'I work for myself and missed a tax date. What do I do?',
          answer: `${whenBehind} See [what a late instalment costs](/blog/provisional-tax-nz#late-cost), in dollars. If you missed more than one, an accountant can call Inland Revenue for you.`,
        },
        {
          id: 'posting-records',
          question: 'We are renting out our house during a posting. Which papers matter?',
          answer: `Keep the tenancy agreement, rent statements, loan statements and bills for repairs for ${facts.recordKeeping.figure}.[^recordKeeping]`,
        },
        {
          id: 'small-research-company',
          question: 'Is our company too small for the R&D Tax Incentive?',
          answer:
            'Size alone does not exclude you. Your work must try, in a planned way, to resolve a scientific or technological uncertainty, and you must spend a minimum. [Inland Revenue](https://www.ird.govt.nz) publishes the current amount.',
        },
        {
          id: 'feilding',
          question: 'I live in Feilding. Which place do I pick?',
          answer:
            'Palmerston North. Choose it too if you live in Ashhurst, Bulls, Levin or Dannevirke.',
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns near Palmerston North',
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
      intro: 'It takes a few minutes. You do not need an IRD number.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
