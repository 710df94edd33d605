import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Ahuriri', 'Havelock'];

export const page: Page = {
  path: '/napier',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Napier`,
  description: `Ask ${site.product.sentence} in Napier and Hawke’s Bay: wineries, orchards, pruning gangs, cafés and cyclone insurance money. Quotes are free.`,
  name: 'Napier',
  heading: `Get quotes from ${site.product.sentence} near Napier`,
  sign: 'Hawke’s Bay',
  lede: 'Here the grapes and apples come in just as the tax year runs out. Accountants who have been through many harvests can quote for yours, and you pick the one you trust.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Kinds of help',
      items: [
        {
          title: 'Small business tax',
          text: 'Cellar doors, cider makers, Ahuriri restaurants: year-end accounts by a person who knows wine and cider.',
          path: '/small-business-tax',
        },
        {
          title: 'PAYE and payroll',
          text: 'Two staff in July, forty in March. Agree on who runs the pay before spring.',
          path: '/paye-services',
        },
        {
          title: 'Contractor tax',
          text: 'If you lead a pruning or picking gang you are both a contractor and an employer. Each has tax of its own.',
          path: '/contractor-tax',
        },
        {
          title: 'GST returns',
          text: 'Fruit sold at the gate is taxed, fruit shipped abroad is zero-rated. The return must tell them apart.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Sole trader tax',
          text: 'Guides in vintage cars, potters, mobile mechanics and freelance winemakers who use one bank account for everything.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Tax on property sales',
          text: 'Selling the lifestyle block or part of the orchard? What you meant to do when you bought it can count.',
          path: '/capital-gains-tax',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'growing-year',
      heading: 'Tax through the growing year',
      intro: 'What an orchard or vineyard does, and the tax task that comes with it.',
      blocks: [
        {
          kind: 'table',
          caption: 'Tax tasks through a Hawke’s Bay growing year',
          columns: [{ label: 'Season' }, { label: 'On the land' }, { label: 'At the desk' }],
          rows: [
            [
              'Summer',
              'Thinning, stonefruit, the first apples',
              'Collect a tax code form from each seasonal worker before the first pay',
            ],
            [
              'Autumn',
              'Vintage and the main apple pick',
              'Count fruit, packaging and wine in tank and barrel at 31 March',
            ],
            [
              'Winter',
              'Pruning',
              'Withhold tax from pruning contractors where the rules require it',
            ],
            [
              'Spring',
              'Bud break and frost nights',
              'Claim the GST on sprays and posts, and look again at the provisional tax estimate',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Wine has a rule of its own. A bottle may be sold years after its grapes were crushed, so the cost of making it sits in stock meanwhile and is not an expense of the year in which you paid it.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'after-the-cyclone',
      heading: 'Money that came with Cyclone Gabrielle',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In February 2023 the cyclone flooded homes, orchards and vineyards across the region. Some of the tax consequences are still being worked through. Insurance for lost income is income itself. A payout for a destroyed shed or tractor is compared with its value in the books, and the difference may be taxable unless a relief applies.',
        },
        {
          kind: 'paragraph',
          text: 'Clearing silt and fixing a fence may be repairs. Building something better than what stood there is capital. Grants and donated feed were not all treated alike either. A return from those years may still be open to change, so bring the insurer’s letters and any photographs, even now.',
        },
        {
          kind: 'note',
          text: 'This is general information. Relief for weather events has conditions and closing dates: check with [Inland Revenue](https://www.ird.govt.nz) or ask an accountant to.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from Napier',
      questions: [
        {
          id: 'replanting',
          question: 'Can I deduct the cost of planting vines or apple trees?',
          answer:
            'Over several years, at a rate set for the plant. Trees that replace dead ones, trellis and irrigation are each treated differently, so ask before you claim.',
        },
        {
          id: 'tastings',
          question: 'What about wine we pour for visitors, or drink ourselves?',
          answer:
            'Tastings that promote sales are part of the business. Bottles taken home for dinner are private use and must be brought into the accounts. Excise is a different tax, collected by Customs.',
        },
        {
          id: 'gst-frequency',
          question: 'Our income comes in one lump. How often should we file GST?',
          answer: `Every month, every two or every six.[^gstPeriods] Growers who are owed refunds for most of the year may prefer a shorter period, because the money returns sooner. Rules limit who can use which.`,
        },
        {
          id: 'hastings',
          question: 'Does this page cover Hastings and Havelock North?',
          answer:
            'It does. The two cities are twenty minutes apart and share their accountants. Choose Napier when the form asks where you are.',
        },
      ],
    },
    {
      kind: 'action',
      id: 'get-quotes',
      heading: 'Book an accountant before harvest',
      intro:
        'March is a poor time to go looking for one. Leave your details today, compare the answers, and agree to nothing until you like a price.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns near Napier',
      links: [
        { label: 'Help in Gisborne', path: '/gisborne' },
        { label: 'Help in Palmerston North', path: '/palmerston-north' },
        { label: 'Help in Rotorua', path: '/rotorua' },
      ],
    },
  ],
  updated: '2026-11-29',
};
