import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Castlecliff'];

export const page: Page = {
  path: '/whanganui',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Whanganui`,
  description: `Whanganui ${site.product.sentence} for artists, owners of old buildings, land trusts and people who work from home. Request free quotes and choose in peace.`,
  name: 'Whanganui',
  sign: 'Manawatū-Whanganui',
  heading: `Whanganui ${site.product.sentence} for makers and small firms`,
  lede: 'A bit from the studio, a bit of rent, a few days’ wages. If your living is stitched together, an accountant can tell you which parts need a return.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Services to ask for',
      intro: 'Start with the one that sounds like your problem.',
      items: [
        {
          title: 'Sole trader returns',
          text: 'For glass artists, builders and music teachers alike: income in, costs out, and a clear figure to save from each sale.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Small business tax',
          text: 'Shops on Victoria Avenue and engineers in Castlecliff need the same thing, accounts they can read and no surprise in February.',
          path: '/small-business-tax',
        },
        {
          title: 'Property sales',
          text: 'Did you do up a villa and sell it? What you meant to do when you bought it counts, and a string of them can look like a business.',
          path: '/capital-gains-tax',
        },
        {
          title: 'GST',
          text: 'Whether to register, how often to file, and what happens to GST when a commercial building changes hands.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Help with the IRD',
          text: 'Old debts feel heavier the longer they sit. If someone calls for you now, less is added to the debt than if you wait.',
          path: '/ird-support',
        },
        {
          title: 'Audit help',
          text: 'If hobby losses or missing market sales are being queried, somebody independent should look over the books before you answer.',
          path: '/tax-audit-help',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'makers',
      heading: 'Tax for artists and designers',
      blocks: [
        {
          kind: 'paragraph',
          text: 'UNESCO named Whanganui a City of Design, and many of its makers hold a second job. Is the studio a hobby or a business? There is no single test. Inland Revenue looks at whether you mean to make a profit and how seriously you go about it: prices, regular hours, stock, a plan.',
        },
        {
          kind: 'paragraph',
          text: 'In a business the profit is taxed, and a loss in a lean year can come off other income. In a hobby you cannot claim your costs.',
        },
        {
          kind: 'paragraph',
          text: 'Studios open to the public in March, the last month of the tax year for most. What sells then belongs to the year that is closing. Finished pieces still on the shelf, along with glass, clay and glaze, are stock to be counted at the end of it.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'heritage',
      heading: 'Buying a heritage building',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Many people buy a Victorian or Edwardian shop here to repair it. Three things to settle before you sign:',
        },
        {
          kind: 'steps',
          items: [
            'Ask how GST works on the sale. Land passing between two registered parties is zero-rated where the buyer will use it in business, and the agreement has to say who is registered.',
            'Have strengthening and repairs invoiced apart. Mending what broke can be claimed at once; making the structure better than it was is capital.',
            'If you will live upstairs, decide how the costs divide before the first bill arrives.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'whenua',
      heading: 'Whenua and shared ownership',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Trustees of Māori land along the river and in the hill country may be able to elect Māori authority status. It has a tax rate of its own and passes credits to members with what is distributed. Look for an accountant who already acts for land trusts or incorporations.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you ask for quotes',
      questions: [
        {
          id: 'gallery-commission',
          question: 'The gallery keeps a commission. Which amount do I declare?',
          answer:
            'When it sells on your behalf, normally the full price, with the commission as a cost. When it buys the work outright, what it paid you.',
        },
        {
          id: 'studio-gst',
          question: 'Does a small studio have to charge GST?',
          answer: `Only above ${facts.gstRegistration.figure} of sales in 12 months.[^gstRegistration] Under that you may join by choice, which lets you claim on equipment but adds GST to every sale.`,
        },
        {
          id: 'remote-employer',
          question: 'I moved here and still work for a company in Australia. Who pays my PAYE?',
          answer:
            'An employer with no presence in New Zealand may not run PAYE. In that case you may have to register and pay it yourself. Sort this out in the first month.',
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns near Whanganui',
      links: [
        { label: 'Palmerston North', path: '/palmerston-north' },
        { label: 'New Plymouth', path: '/new-plymouth' },
      ],
    },
    {
      kind: 'action',
      id: 'quotes',
      heading: 'One form instead of many phone calls',
      intro: 'Six short questions, and you need not choose anyone.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
