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
  lede: 'A salary and a second income, a contract or a company: say what you need, and get up to three quotes.',
  leadForm: {
    title: `Find Wellington ${site.product.title}`,
    subtitle: 'It is free, and you do not have to choose anyone.',
  },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'What you can get quotes for',
      items: [
        {
          title: 'GST returns in Wellington',
          text: 'For contractors, cafés and consultancies: register, choose how often to file, and claim the right things.',
          path: '/wellington/gst-returns',
        },
        {
          title: 'Contractor tax',
          text: 'If you changed from wages to a day rate, find out how much of each invoice is left after tax.',
          path: '/contractor-tax',
        },
        {
          title: 'Sole trader tax',
          text: 'For photographers, policy writers, counsellors and market bakers, part time or full time.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Small business tax',
          text: 'Accounts and returns for studios in Te Aro, tradespeople in the Hutt and shops from Kilbirnie to Porirua.',
          path: '/small-business-tax',
        },
        {
          title: 'Property and capital gains',
          text: 'An apartment, a rental in Karori, a holiday home in Kāpiti: have the sale checked while you can still choose its date.',
          path: '/capital-gains-tax',
        },
        {
          title: 'Dealing with Inland Revenue',
          text: 'Overdue returns, a debt to pay in instalments, or a decision that you think is wrong.',
          path: '/ird-support',
        },
      ],
    },
    {
      kind: 'items',
      id: 'side-income',
      heading: 'Public servants with other income',
      intro:
        'If a ministry salary is all you earn, there is little to do. Other income needs attention.',
      items: [
        {
          title: 'A second job',
          text: 'Give the second employer a secondary tax code. If the two jobs together would tax you too much, Inland Revenue can give you a tailored code. Check your code of conduct too: you may have to tell your manager about other work.',
        },
        {
          title: 'Board fees and committee pay',
          text: 'The payer takes tax off directors’ fees and honoraria at a flat rate. With a senior salary that may be too little, and you get a bill for the rest.',
        },
        {
          title: 'Rent from a flatmate or a former home',
          text: 'If you share the costs of a flat that you rent, that is rarely income. If you own the house and charge rent, it is. If you rent out your home while you work overseas, it becomes an ordinary rental.',
        },
        {
          title: 'Redundancy',
          text: 'A lump sum is taxed as an extra pay. The rate depends on what you earned in the weeks before. If you then earn less, Inland Revenue may refund some tax after the year ends.',
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
          text: 'Many contractors here work through recruitment agencies. An agency normally deducts tax under the schedular payment rules, at a rate you may choose within limits. If you sign directly with the ministry, it may deduct nothing. Then you pay provisional tax and ACC levies yourself.',
        },
        {
          kind: 'paragraph',
          text: `You have to register for GST above ${facts.gstRegistration.figure} of turnover in 12 months.[^gstRegistration] A contract for a year can pass that in a few months, so add up the whole contract when you sign.`,
        },
        {
          kind: 'paragraph',
          text: 'If you do nearly all of a company’s work for one client, the attribution rule may tax its income as yours. Before you form a company, read how [a company compares with a sole trader](/company-vs-sole-trader).',
        },
        { kind: 'subheading', text: 'Film and television work' },
        {
          kind: 'paragraph',
          text: 'Film, television and effects crews around Miramar are hired job by job. Many payers deduct tax first. You claim equipment and software in the return, so two people in one crew can owe very different tax.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from Wellington',
      intro: 'General information: your own agreement and figures decide.',
      questions: [
        {
          id: 'side-business-return',
          question: 'I earn a little from consulting while on salary. Do I have to file?',
          answer:
            'Usually, yes. If nobody took tax off the consulting money, file an individual return with both incomes. Your employer does not see it.',
        },
        {
          id: 'commuting',
          question: 'Can I claim the train from the Hutt or Kāpiti?',
          answer:
            'Not to your regular workplace: that travel is private. If you are self-employed, travel from one client to another is business travel.',
        },
        {
          id: 'strengthening-levy',
          question:
            'The body corporate charged a levy for earthquake strengthening. Is it deductible?',
          answer:
            'For your own home, no. For a rental, you can deduct repairs but not improvements. Ask the body corporate how much of the levy is for each.',
        },
        {
          id: 'same-firm-for-both',
          question:
            'My partner has a company and I have wages. Can one accountant act for us both?',
          answer:
            'Usually, yes, and you explain things only once. Mention both when you ask, so that the price covers both.',
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
