import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Ahuriri', 'Havelock'];

export const page: Page = {
  path: '/napier',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Napier`,
  description: `Ask ${site.product.sentence} in Napier and Hawke’s Bay: wineries, orchards, pruning crews, cafés and cyclone insurance money. Quotes are free.`,
  name: 'Napier',
  heading: `Get quotes from ${site.product.sentence} near Napier`,
  sign: 'Hawke’s Bay',
  lede: 'Grapes and apples are picked here just as the tax year ends. Ask accountants who know harvest work for a price, and choose the one you trust.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Kinds of help',
      items: [
        {
          title: 'Small business tax',
          text: 'For cellar doors, cider makers and Ahuriri restaurants: year-end accounts by a person who knows wine and cider.',
          path: '/small-business-tax',
        },
        {
          title: 'PAYE and payroll',
          text: 'You may have two staff in July and forty in March. Decide before spring who runs the payroll.',
          path: '/paye-services',
        },
        {
          title: 'Contractor tax',
          text: 'If you lead a pruning or picking crew, you are both a contractor and an employer. Different tax rules apply to each.',
          path: '/contractor-tax',
        },
        {
          title: 'GST returns',
          text: 'Fruit sold at the gate has GST on it. Fruit shipped overseas is zero-rated. Show the two separately in the return.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Sole trader tax',
          text: 'For vintage car guides, potters, mobile mechanics and freelance winemakers who use one bank account for everything.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Tax on property sales',
          text: 'If you sell the lifestyle block or part of the orchard, your purpose when you bought it can count.',
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
          columns: [{ label: 'Season' }, { label: 'Work outside' }, { label: 'Tax task' }],
          rows: [
            [
              'Summer',
              'Thinning, stonefruit, the first apples',
              'Collect a tax code form from each seasonal worker before the first pay',
            ],
            [
              'Autumn',
              'Grape harvest and main apple harvest',
              'Count fruit, packaging and wine in tanks and barrels at 31 March',
            ],
            [
              'Winter',
              'Pruning',
              'Withhold tax from pruning contractors where the rules require it',
            ],
            [
              'Spring',
              'Bud break and frost nights',
              'Claim the GST on sprays and posts, and check the provisional tax estimate',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Wine has a rule of its own. You may sell a bottle years after you crushed its grapes. Until then the cost of making it is part of your stock. It is not an expense of the year in which you paid it.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'after-the-cyclone',
      heading: 'Insurance after Cyclone Gabrielle',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In February 2023 the cyclone flooded homes, orchards and vineyards across the region. Some of the tax questions are still open. Insurance for lost income is income. If the insurer paid for a destroyed shed or tractor, compare that with its value in your accounts. The difference may be taxable unless a relief applies.',
        },
        {
          kind: 'paragraph',
          text: 'Clearing silt and fixing a fence may be repairs. Building something better than before is capital. Grants and donated feed were taxed in different ways. You may still be able to change a return from those years, so bring the insurer’s letters and any photographs.',
        },
        {
          kind: 'note',
          text: 'This is general information. Relief after bad weather has conditions and closing dates: ask [Inland Revenue](https://www.ird.govt.nz) or an accountant.',
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
            'Yes, over several years, at a rate set for the plant. Trees that replace dead ones, trellis and irrigation are each treated differently, so ask before you claim.',
        },
        {
          id: 'tastings',
          question: 'Can we deduct wine that visitors taste, or that we drink?',
          answer:
            'Tastings that promote sales are part of the business. Bottles taken home are private use, and you must record them in the accounts. Excise is a different tax, which Customs collects.',
        },
        {
          id: 'gst-frequency',
          question: 'Our income comes once a year. How often should we file GST?',
          answer: `Every month, every two or every six.[^gstPeriods] If you get refunds for most of the year, a shorter period brings the money sooner. Rules limit which you can use.`,
        },
        {
          id: 'hastings',
          question: 'Does this page cover Hastings and Havelock North?',
          answer:
            'Yes. The two cities are twenty minutes apart. Choose Napier when the form asks where you are.',
        },
      ],
    },
    {
      kind: 'action',
      id: 'get-quotes',
      heading: 'Book an accountant before harvest',
      intro:
        'In March you will be busy. Ask today, compare the answers, and agree only when you like a price.',
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
