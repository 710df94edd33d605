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
  lede: 'For sales from 1 July 2024: if you sell residential property within 2 years, the profit is income, unless you lived there or another exclusion covers you.',
  card: {
    title: 'The bright-line test, explained for sellers',
    excerpt:
      'Which dates count when you sell a house, what the main home exclusion covers, and how to report the sale.',
    date: '2026-11-21',
    category: 'Property',
  },
  summary: [
    'For sales from 1 July 2024 the bright-line period is 2 years, whenever you bought.[^brightLine]',
    'The period usually starts when the title is transferred to you. It ends when you sign a binding agreement to sell, not on settlement day.',
    'The main home exclusion covers you if more than half the property was your home for more than half the time.[^brightLineMainHome]',
    'After the period there can still be tax: the profit on a house that you bought to resell can be taxed at any time.',
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
          text: 'New Zealand has no separate tax on every capital gain. The bright-line test is one of several rules that treat the profit from selling property as income. It asks only how long you owned the property, not why you sold. A new job, a separation or a new baby alone makes no difference.',
        },
        {
          kind: 'paragraph',
          text: `It applies to residential property: a house, a flat, a holiday home, a rental, or empty land where a home could be built. If the sale falls inside the period and no exclusion applies, the profit is added to your other income. It is taxed at your own rates, which run ${facts.personalRates.figure}.[^personalRates]`,
        },
        {
          kind: 'paragraph',
          text: 'The test does not apply to farmland or property used mainly for business, but other rules may. See the [capital gains page](/capital-gains-tax).',
        },
      ],
    },
    {
      kind: 'table',
      id: 'which-period',
      heading: 'Which period applies to your sale',
      intro: `The period has changed several times, and old articles are easy to find. ${facts.brightLine.wording} Find the date of your sale: the day you signed the agreement to sell.`,
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
      heading: 'When the period starts and ends',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This is easy to get wrong, because the two dates are of different kinds. Usually you start counting when you settle your purchase, and stop when you sign your sale.',
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
              'Bought before it was built (off the plans)',
              'You enter the agreement to buy',
              'You enter a binding agreement to sell',
            ],
            [
              'Land you subdivided',
              'The title to the original land was transferred to you',
              'You enter a binding agreement to sell the new piece of land',
            ],
            ['Given away', 'As for your own purchase', 'The day of the gift'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'An example. The title was transferred to you on 12 March 2025. You sign an agreement to sell on 3 March 2027 and settle on 30 April 2027. You owned the house for more than two years. The sale is still inside the period, because you signed a little over a week too early.',
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
          text: 'If the property was your main home, the bright-line test does not apply on two conditions. Both must be true for the time between the start and end dates above.',
        },
        {
          kind: 'list',
          items: [
            '**Area:** more than half of the property was used as your main home, including the garden and the garage.',
            '**Time:** it was your main home for more than half of the period. Time spent building the house is left out.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The exclusion covers all of the property or none. If you rented out more than half of a house and lived in the rest, it does not cover your part. A flatmate or a home office rarely changes that. A separate flat in the house might, so measure it.',
        },
        {
          kind: 'paragraph',
          text: 'You have one main home at a time, the one you have the strongest ties to. The exclusion is limited if you have used it many times, or often buy and sell. If a trust owns the house, there are more conditions about who put the property into it.',
        },
      ],
    },
    {
      kind: 'items',
      id: 'other-cases',
      heading: 'Other sales that are treated differently',
      intro:
        'Rollover relief does not cancel the tax. The new owner takes over the earlier owner’s date and cost.',
      items: [
        {
          title: 'Inherited property',
          text: 'The test does not apply if you sell property that you inherited.',
        },
        {
          title: 'Separation',
          text: 'A transfer under a relationship property agreement gets rollover relief. A later sale to someone else counts from the earlier date.',
        },
        {
          title: 'Transfers within a family, a trust or a company',
          text: 'Since 1 July 2024 relief covers more transfers between closely connected people and entities. Conditions apply, so ask an accountant before you sign.',
        },
        {
          title: 'Bought to resell',
          text: 'Other rules can tax the profit after the bright-line period, if you bought in order to sell again, or deal in, develop or build on land.',
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
          text: 'Start with the sale price. Take off what you paid for the property, the cost of buying and selling it, and improvements. Do not count repairs and interest that you have already deducted. A made-up example:',
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
          text: `Keep settlement statements, invoices for improvements, and agent’s and lawyer’s bills for ${facts.recordKeeping.figure}.[^recordKeeping]`,
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
          title: 'Set the tax aside at settlement',
          text: `For most sellers no tax is deducted, and the bill comes months later. If the year’s residual income tax is above ${facts.provisionalTaxThreshold.figure},[^provisionalTaxThreshold] as it may be in the example, you may have to pay provisional tax too.`,
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
            'You can use a bright-line loss only against profit from other taxable land sales, in the same year or later. It does not reduce the tax on your wages or your business. Keep a record of it.',
        },
        {
          id: 'company-or-trust',
          question: 'Does it apply when a company or a trust owns the property?',
          answer:
            'Yes. The same period applies, and the tax is worked out at the owner’s rate. A company has no main home.',
        },
        {
          id: 'overseas-property',
          question: 'Does it apply to a house overseas?',
          answer:
            'Yes, if you are a New Zealand tax resident. Tax paid in the other country may be credited here.',
        },
        {
          id: 'old-sale',
          question: 'I sold before July 2024 and did not report it. What now?',
          answer:
            'The period of that time applies, not today’s. Tell Inland Revenue before it asks: that lowers the penalties. Ask an accountant to work out the figures first. Start with [help with Inland Revenue](/ird-support).',
        },
        {
          id: 'wait',
          question: 'Should I wait until the 2 years are over?',
          answer:
            'If you can choose and the date is near, find out how much tax waiting saves. Compare that with the market, the mortgage and your plans. Check that no other rule applies.',
        },
      ],
    },
    {
      kind: 'lead-form',
      id: 'get-help',
      heading: 'Ask before you sign',
      subtitle:
        'This guide is general information. Before you sell, an accountant can check your dates and tell you in writing whether you owe tax.',
      variant: 'compact',
    },
  ],
  service: 'tax-planning',
  updated: '2026-11-21',
};
