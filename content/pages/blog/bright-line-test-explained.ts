import { facts } from '#content/facts.ts';
import type { Guide } from '#content/guide.ts';

export const page: Guide = {
  path: '/blog/bright-line-test-explained',
  kind: 'guide',
  family: 'guide',
  title: 'The bright-line test explained',
  description:
    'Selling a house within 2 years of buying it can mean income tax on the profit. Which dates count, what the main home exclusion covers and how to report it.',
  name: 'Bright-line test',
  parent: { label: 'Resources', path: '/blog' },
  heading: 'The bright-line test, explained for sellers',
  lede: 'For sales from 1 July 2024 the answer is short: sell residential property within 2 years and the profit is income, unless you lived there or another exclusion covers you.',
  card: {
    title: 'The bright-line test, explained for sellers',
    excerpt:
      'Which dates count when you sell a house, what the main home exclusion covers, and how to report the sale.',
    date: '2026-11-21',
    category: 'Property',
  },
  summary: [
    'For sales from 1 July 2024 the bright-line period is 2 years, whenever you bought.[^brightLine]',
    'The clock usually starts when the title is transferred to you and stops when you sign a binding agreement to sell, not on settlement day.',
    'The main home exclusion covers you if more than half the property was your home for more than half the time.[^brightLineMainHome]',
    'Being outside the period does not settle it: a house bought in order to resell it can be taxed at any time.',
  ],
  drawingAlt:
    'A house stands between two orange triangle markers on a dotted track across contour lines.',
  sections: [
    {
      kind: 'prose',
      id: 'what-it-asks',
      heading: 'What the test asks',
      blocks: [
        {
          kind: 'paragraph',
          text: 'New Zealand has no separate tax on every capital gain. The bright-line test is one of several rules that treat the profit from selling property as income. It asks a plain question: how long did you own it? It does not ask why you sold. A new job, a separation or a baby on the way makes no difference by itself.',
        },
        {
          kind: 'paragraph',
          text: `It applies to residential property: a house, a flat, a holiday home, a rental, or bare land where a home could be built. If the sale falls inside the period and no exclusion applies, the profit is added to your other income and taxed at your own rates, which run ${facts.personalRates.figure}.[^personalRates]`,
        },
        {
          kind: 'paragraph',
          text: 'Farmland and property used mainly as business premises are outside the test, though other rules may reach them. The [capital gains page](/capital-gains-tax) covers those in outline.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'which-period',
      heading: 'Which period applies to your sale',
      intro: `The length of the period has changed several times, and old articles are easy to find. ${facts.brightLine.wording} Look up the date of your sale, which means the day you signed the agreement to sell.`,
      table: {
        caption: 'Bright-line periods by the date of sale',
        columns: [{ label: 'Sold' }, { label: 'Bought' }, { label: 'Bright-line period' }],
        rows: [
          ['From 1 July 2024', 'At any time', '2 years'],
          [
            'Before 1 July 2024',
            'From 27 March 2021, most homes',
            '10 years, with a shorter period for new builds',
          ],
          [
            'Before 1 July 2024',
            'Earlier',
            'The shorter period of that time: check with Inland Revenue',
          ],
        ],
      },
    },
    {
      kind: 'prose',
      id: 'the-clock',
      heading: 'When the clock starts and stops',
      blocks: [
        {
          kind: 'paragraph',
          text: 'People get this wrong more than anything else, because the two ends are measured differently. In an ordinary sale you start counting late, at settlement, and stop counting early, at signing.',
        },
        {
          kind: 'table',
          caption: 'Usual start and end dates',
          columns: [{ label: 'Situation' }, { label: 'Starts' }, { label: 'Ends' }],
          rows: [
            [
              'Ordinary purchase',
              'The title is transferred to you, in most sales on settlement day',
              'You enter a binding agreement to sell',
            ],
            [
              'Bought off the plans',
              'You enter the agreement to buy',
              'You enter a binding agreement to sell',
            ],
            [
              'Section you subdivided',
              'The title to the original land was transferred to you',
              'You enter a binding agreement to sell the new section',
            ],
            ['Given away', 'As for your own purchase', 'The day of the gift'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'An example. The title was transferred to you on 12 March 2025. You sign an agreement to sell on 3 March 2027 and settle on 30 April 2027. You owned the house for more than two years, and yet the sale is inside the period, because the agreement was signed a little over a week too soon.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'main-home',
      heading: 'The main home exclusion',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If the property was your main home, the bright-line test does not apply on two conditions. Both have to be true, and both look at the time between the start and the end dates above.',
        },
        {
          kind: 'list',
          items: [
            '**Area:** more than half of the property was used as your main home, counting the garden and the garage.',
            '**Time:** it was your main home for more than half of the period. Time spent building the house does not count against you.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'It is all or nothing. If you let out the larger part of a house and lived in the rest, the exclusion does not cover your half. A flatmate or a home office rarely tips the balance; a self-contained flat downstairs might, so measure.',
        },
        {
          kind: 'paragraph',
          text: 'You have one main home at a time, the one you have the strongest ties to. The exclusion is limited for people who have used it again and again or who make a habit of buying and selling. If a trust owns the house there are further conditions about who put the property into it.',
        },
      ],
    },
    {
      kind: 'items',
      id: 'other-cases',
      heading: 'Other sales that are treated differently',
      intro:
        'With relief of the ‘rollover’ kind the tax is not cancelled. Whoever receives the property takes over the earlier owner’s date and cost.',
      items: [
        {
          title: 'Inherited property',
          text: 'A sale by someone who inherited the property is not caught.',
        },
        {
          title: 'Separation',
          text: 'A transfer under a relationship property agreement gets rollover relief. A later sale to someone else is measured from the earlier date.',
        },
        {
          title: 'Transfers within a family, a trust or a company',
          text: 'Since 1 July 2024 relief reaches more transfers between people and entities that are closely connected. Conditions apply, so have it checked before you sign.',
        },
        {
          title: 'Bought to resell',
          text: 'If you bought with the purpose of selling again, or you deal in, develop or build on land, other rules can tax the profit after the bright-line period has ended.',
          tag: { label: 'Easily missed', tone: 'warning' },
        },
        {
          title: 'Sellers who live overseas',
          text: 'Residential land withholding tax may be taken from the sale price at settlement. It is credited against the tax in your return.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'the-profit',
      heading: 'Working out the profit',
      blocks: [
        {
          kind: 'paragraph',
          text: 'From the sale price you take what the property cost you, the cost of buying and selling it, and what you spent on improving it. Repairs and interest that you have already deducted do not count again. A made-up example:',
        },
        {
          kind: 'table',
          caption: 'Example of a bright-line profit',
          columns: [{ label: 'Item' }, { label: 'Amount', numeric: true }],
          rows: [
            ['Sale price', '$680,000'],
            ['Less purchase price', '$620,000'],
            ['Less legal fees on buying', '$1,800'],
            ['Less agent, advertising and legal fees on selling', '$22,000'],
            ['Less a second bathroom', '$18,000'],
            ['Profit', '$18,200'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'If all of that profit were taxed at 33%, the tax would be $6,006. Part of it may fall into a lower or a higher band, depending on what else you earned. The [tax calculator](/tax-calculator) shows the difference: enter your income without the profit, then with it.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'report-and-pay',
      heading: 'Reporting the sale and paying the tax',
      steps: [
        {
          title: 'Find your two dates',
          text: 'Your lawyer has both: the day the title was transferred and the day the agreement to sell was signed.',
        },
        {
          title: 'Collect the papers',
          text: `Settlement statements, invoices for improvements, agent’s and lawyer’s bills: keep them for ${facts.recordKeeping.figure}.[^recordKeeping]`,
        },
        {
          title: 'Complete the IR833',
          text: 'This is the bright-line property sale information form, one for each property. Inland Revenue sees land transfers and may list the sale in your myIR already. If an exclusion applies, give the reason there.',
        },
        {
          title: 'File the income tax return',
          text: `Enter the profit as bright-line income. If you signed in one tax year and settled in the next, ask which return it belongs in. Your own return is due by ${facts.selfFilerDeadline.figure};[^selfFilerDeadline] a tax agent has longer.`,
        },
        {
          title: 'Put the tax aside at settlement',
          text: `Nothing is deducted for most sellers, and the bill comes months later. If the year’s residual income tax is above ${facts.provisionalTaxThreshold.figure},[^provisionalTaxThreshold] as it may be in the example, you can become a provisional taxpayer as well.`,
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions about the bright-line test',
      questions: [
        {
          id: 'loss',
          question: 'What if I sell at a loss?',
          answer:
            'A bright-line loss is set against profit from other taxable land sales, in the same year or later. It does not reduce the tax on your wages or your business. Keep a record of it.',
        },
        {
          id: 'company-or-trust',
          question: 'Does it apply when a company or a trust owns the property?',
          answer:
            'Yes. The same period applies, and the tax is worked out at the owner’s rate. A company has no main home.',
        },
        {
          id: 'overseas-property',
          question: 'Does it reach a house overseas?',
          answer:
            'It can. If you are a New Zealand tax resident, residential property in another country is within the test. Tax paid there may be credited here.',
        },
        {
          id: 'old-sale',
          question: 'I sold before July 2024 and did not report it. What now?',
          answer:
            'The period of that time applies, not today’s. Telling Inland Revenue before it asks lowers the penalties. Have an accountant work out the figures first; [help with Inland Revenue](/ird-support) is a place to start.',
        },
        {
          id: 'wait',
          question: 'Should I wait until the 2 years are over?',
          answer:
            'If you are free to choose and close to the date, it is worth knowing what waiting would save. Weigh it against the market, the mortgage and your plans, and make sure that no other rule applies.',
        },
      ],
    },
    {
      kind: 'lead-form',
      id: 'get-help',
      heading: 'Ask before you sign',
      subtitle:
        'This guide is general information. Before you sell, an accountant can check your dates and tell you in writing where you stand.',
      variant: 'compact',
    },
  ],
  service: 'tax-planning',
  updated: '2026-11-21',
};
