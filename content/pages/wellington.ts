import { facts } from '#content/facts.ts';
import { inWords } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import { questionCount } from '#content/ui/quote.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Aro', 'Karori', 'Kilbirnie', 'Miramar'];

export const page: Page = {
  path: '/wellington',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Wellington`,
  description: `Ask ${site.product.sentence} for Wellington: public servants with side income, government contractors, film crew and small firms. Up to three quotes, free.`,
  keywords: [
    `${site.product.sentence} Wellington`,
    'Wellington contractor tax',
    'secondary income tax Wellington',
    'Wellington GST returns',
  ],
  name: 'Wellington',
  sign: 'Te Whanganui-a-Tara',
  heading: `Wellington ${site.product.sentence} for people and businesses`,
  lede: 'A salary with work on the side, a contract or a company: say what you need, and get up to three quotes.',
  leadForm: {
    title: `Find Wellington ${site.product.title}`,
    subtitle: 'Free to use. You are under no obligation to choose anyone.',
  },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'What you can get quotes for',
      items: [
        {
          title: 'GST returns in Wellington',
          text: 'Registering, choosing how often to file and claiming the right things, for contractors, cafés and consultancies in the capital.',
          path: '/wellington/gst-returns',
        },
        {
          title: 'Contractor tax',
          text: 'Did you change from wages to a day rate? Find out how much of each invoice is yours to spend.',
          path: '/contractor-tax',
        },
        {
          title: 'Sole trader tax',
          text: 'Photographers, policy writers, counsellors and market bakers with a business on the side or full time.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Small business tax',
          text: 'Accounts and returns for studios in Te Aro, trades in the Hutt and shops from Kilbirnie to Porirua.',
          path: '/small-business-tax',
        },
        {
          title: 'Property and capital gains',
          text: 'Apartments, a rental in Karori, a holiday home in Kāpiti. Have the sale checked while you can still choose its date.',
          path: '/capital-gains-tax',
        },
        {
          title: 'Dealing with Inland Revenue',
          text: 'Overdue returns, debt you would like to pay off in stages, or a decision you think is wrong.',
          path: '/ird-support',
        },
      ],
    },
    {
      kind: 'items',
      id: 'side-income',
      heading: 'Public servants with other income',
      intro:
        'If a ministry salary is all you earn, there is little to do. These are what add to it.',
      items: [
        {
          title: 'A second job',
          text: 'Give the second employer a secondary tax code. If the two together would overtax you, Inland Revenue can issue a tailored code instead. Check your code of conduct too, since outside work may have to be declared to your manager.',
        },
        {
          title: 'Board fees and committee pay',
          text: 'Directors’ fees and honoraria have tax taken off at a flat rate before they arrive. On a senior salary that may be too little, and you get a bill for the rest.',
        },
        {
          title: 'Rent from a flatmate or a former home',
          text: 'Sharing costs in the flat you rent is rarely income. Owning the house and charging rent is. If you let your home while you work overseas, it becomes a rental like any other.',
        },
        {
          title: 'Redundancy',
          text: 'A lump sum is taxed as an extra pay, at a rate that looks at what you earned in the weeks before it. If your income then drops, the end-of-year sum may return some of it.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'contracting',
      heading: 'Contracting to government',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Much contracting here runs through recruitment agencies. An agency that places you normally deducts tax under the schedular payment rules, at a rate you may choose within limits. Sign directly with the ministry and nothing may be deducted. Then you pay provisional tax and ACC levies yourself.',
        },
        {
          kind: 'paragraph',
          text: `Registration begins at ${facts.gstRegistration.figure} of turnover in 12 months.[^gstRegistration] A year-long contract can take you past that in a few months, so look at the whole term when you sign.`,
        },
        {
          kind: 'paragraph',
          text: 'A company is not a way around the personal rates if nearly all its work is yours and for one customer. Rules exist that can treat the profit as your own income. Before you set one up, read how [a company compares with a sole trader](/company-vs-sole-trader).',
        },
        { kind: 'subheading', text: 'If you work on screen' },
        {
          kind: 'paragraph',
          text: 'Film, television and effects crews around Miramar are engaged job by job. Many of those payments have tax deducted at source. Equipment and software can be claimed in the return, so two people of one crew can have very different results.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from Wellington',
      intro: 'General information: your agreement and your numbers decide.',
      questions: [
        {
          id: 'side-business-return',
          question: 'I earn a little from consulting while on salary. Do I have to file?',
          answer:
            'If nobody taxed the consulting money, expect to file an individual return that brings both together. Your employer does not see it.',
        },
        {
          id: 'commuting',
          question: 'Can I claim the train from the Hutt or Kāpiti?',
          answer:
            'Not for getting to your usual workplace. A self-employed person who travels between clients during the day is in a better position.',
        },
        {
          id: 'strengthening-levy',
          question:
            'The body corporate charged a levy for earthquake strengthening. Is it deductible?',
          answer:
            'On your own home, no. On a rental, upkeep is, and improving the building is not. Ask the body corporate for a breakdown of the work.',
        },
        {
          id: 'same-firm-for-both',
          question:
            'My partner has a company and I have wages. Can one accountant act for us both?',
          answer:
            'Yes, as a rule, and it can save explaining things twice. Mention both when you ask, so that the price covers both.',
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Other pages for Wellington',
      links: [
        { label: 'Wellington GST returns', path: '/wellington/gst-returns' },
        { label: 'Palmerston North', path: '/palmerston-north' },
        { label: 'Nelson', path: '/nelson' },
      ],
    },
    {
      kind: 'action',
      id: 'quotes',
      heading: 'Get a price before you decide',
      intro: `Answer ${inWords(questionCount)} short questions. ${facts.quotesWithin.wording}`,
      action: { label: 'Get Free Quotes', path: '/quote' },
      secondary: { label: 'Try the tax calculator', path: '/tax-calculator' },
    },
  ],
  updated: '2026-11-29',
};
