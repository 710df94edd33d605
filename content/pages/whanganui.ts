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
  description: `Whanganui ${site.product.sentence} for artists, owners of old buildings, land trusts and people who work from home. Request free quotes and compare them.`,
  name: 'Whanganui',
  sign: 'Manawatū-Whanganui',
  heading: `Whanganui ${site.product.sentence} for makers and small firms`,
  lede: 'Some sales from the studio, some rent, a few days’ wages: an accountant can tell you which income needs a return.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Services to ask for',
      intro: 'Start with the one nearest to your question.',
      items: [
        {
          title: 'Sole trader returns',
          text: 'For glass artists, builders and music teachers: your income, your costs, and a clear figure to save from each sale.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Small business tax',
          text: 'For shops on Victoria Avenue and engineers in Castlecliff: accounts they can read and no unexpected bill in February.',
          path: '/small-business-tax',
        },
        {
          title: 'Property sales',
          text: 'If you renovate a villa and sell it, your purpose when you bought it counts. Several such sales can look like a business.',
          path: '/capital-gains-tax',
        },
        {
          title: 'GST',
          text: 'Whether to register, how often to file, and what happens to GST when a commercial building is sold.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Inland Revenue support',
          text: 'An old debt grows while you wait. If an accountant calls for you now, less is added to it.',
          path: '/ird-support',
        },
        {
          title: 'Audit help',
          text: 'If Inland Revenue asks about hobby losses or missing market sales, have an accountant check your accounts before you answer.',
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
          text: 'UNESCO named Whanganui a City of Design, and many of its makers have a second job. No single test shows whether a studio is a hobby or a business. Inland Revenue looks at whether you intend to make a profit and how seriously you run it: prices, regular hours, stock, a plan.',
        },
        {
          kind: 'paragraph',
          text: 'A business pays tax on profit, and a loss in a poor year can come off other income. With a hobby, you cannot claim your costs.',
        },
        {
          kind: 'paragraph',
          text: 'Studios open to the public in March, the last month of most tax years. Sales in March belong to the year that is ending. Unsold pieces, glass, clay and glaze are stock, which you count on 31 March.',
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
          text: 'Many people buy a Victorian or Edwardian shop here to repair it. Do three things before you sign:',
        },
        {
          kind: 'steps',
          items: [
            'Ask how GST works on the sale. If buyer and seller are registered for GST, and the buyer will use the land in business, the sale is zero-rated. The agreement has to say who is registered.',
            'Ask for separate invoices for strengthening and repairs. You can claim repairs at once. Making the building better than before is capital.',
            'If you will live upstairs, decide how to divide the costs before the first bill.',
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
          text: 'Trustees of Māori land along the river and in the hill country may be able to choose to be a Māori authority. It then has its own tax rate, and passes tax credits to its owners with each distribution. Ask whether the accountant already works for land trusts.',
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
            'If it sells for you, normally the full price, with the commission as a cost. If it buys the work from you, declare what it paid you.',
        },
        {
          id: 'studio-gst',
          question: 'Does a small studio have to charge GST?',
          answer: `Only above ${facts.gstRegistration.figure} of sales in 12 months.[^gstRegistration] Below that you may choose to register. Then you claim GST on equipment, but add GST to every sale.`,
        },
        {
          id: 'remote-employer',
          question: 'I moved here and still work for a company in Australia. Who pays my PAYE?',
          answer:
            'An employer with no presence in New Zealand may not run PAYE. In that case you may have to register and pay it yourself. Ask about this in the first month.',
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
      intro: 'Answer a few short questions. It is free, and you do not have to choose anyone.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
