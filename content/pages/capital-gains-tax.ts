import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';

export const page: Page = {
  path: '/capital-gains-tax',
  kind: 'standard',
  family: 'service',
  title: 'Capital Gains Tax and Property in NZ',
  description:
    'New Zealand taxes some gains as income. See how property sales, the bright-line test and business assets are treated, and when to ask an accountant.',
  keywords: [
    'capital gains tax NZ',
    'bright-line test',
    'property tax accountant',
    'tax on selling a rental',
    'landlord tax accountant',
  ],
  name: 'Rentals and capital gains',
  sign: 'Rentals and gains',
  heading: 'Will you pay tax on the gain?',
  lede: 'New Zealand has no separate capital gains tax, yet many gains are taxed as income. [Selling, sold or renting out?](#who-needs-help) Ask before you sign, or before your return is due.',
  diagram: {
    name: 'bright-line',
    alt: 'The bright-line test as a time line: a home sold within 2 years of being bought can be taxed, one sold later is not taxed by this test.',
  },
  leadForm: {
    title: 'Ask about a sale or a rental',
    subtitle:
      'Best before you sign. If you have sold already, the return of that year has to say so.',
  },
  sections: [
    {
      id: 'what-it-is',
      kind: 'items',
      heading: 'What “capital gains tax” means here',
      intro:
        'There is no special rate. A gain that is taxed is added to your other income for the year and taxed at your ordinary rate. A gain that is not taxed is simply yours. These four areas decide which.',
      items: [
        {
          title: 'Property sales',
          text: 'A gain is taxable if you bought the property meaning to sell it again, if you deal in, develop or build on land as a business, or if you have a regular pattern of buying and selling. Those rules have no end date, so they can catch a sale many years later.',
        },
        {
          title: 'The bright-line test',
          text: `This catches residential property by dates alone, whatever you intended. The period has changed several times, and the date you sell decides which one applies. ${facts.brightLine.wording} ${facts.brightLineMainHome.wording}`,
        },
        {
          title: 'Business assets',
          text: 'Goodwill is capital in most sales and not taxed. Stock is income. Equipment sold for more than its tax value brings back depreciation you claimed earlier. How the price is divided between them matters, and buyer and seller may have to use the same division.',
        },
        {
          title: 'Complex calculations',
          text: 'Shares and crypto bought to resell, overseas investments, inherited or gifted property, subdivisions, and transfers between you and your own trust or company are each treated differently. GST can also apply to land.',
        },
      ],
    },
    {
      id: 'who-needs-help',
      kind: 'columns',
      heading: 'Who needs help',
      intro:
        'Selling the only home you have lived in the whole time? You will probably find there is no tax to pay. Ask if one of these is you.',
      columns: [
        {
          heading: 'You are going to sell',
          items: [
            'A rental, a holiday home or a piece of land, or a home you let for part of the time.',
            'You, your partner or a company close to you builds, develops or deals in property. Their business can make your sale taxable.',
            'You subdivided, or plan to.',
            'A trust owns the property, or it moved between family members.',
            'You live overseas. Tax may be held back at settlement.',
            'You are selling a business, or your share of one.',
          ],
        },
        {
          heading: 'You have sold',
          items: [
            `**Within 2 years** of the transfer of the title: report the sale in the return of the year in which you signed, [with its form](/blog/bright-line-test-explained#report-and-pay). Your own return is due by ${facts.selfFilerDeadline.figure};[^selfFilerDeadline] a tax agent has longer.`,
            '**After 2 years:** the bright-line test does not tax it. Ask if you bought it to sell again, or if you deal in or develop property.',
            'The return is filed, and the sale is not in it. Say so before Inland Revenue asks: [that reduces the penalty](/tax-audit-help).',
            'Nothing was held back at settlement. Put the tax aside: the bill comes months later.',
          ],
        },
        {
          heading: 'You rent it out',
          items: [
            'Each year’s rent goes into a return, [after its costs](#renting-out).',
            `A return with rent usually costs ${facts.pricePersonalComplex.figure}.[^prices]`,
            'Years of rent are missing from your returns: [see what being late costs](/behind-with-tax).',
          ],
        },
      ],
    },
    {
      id: 'common-mistakes',
      kind: 'items',
      heading: 'Common mistakes',
      items: [
        {
          title: 'Counting from the wrong day',
          text: 'For an ordinary purchase the bright-line clock starts when the title is transferred to you, and stops when you sign a binding agreement to sell. Settlement day is not the end.',
        },
        {
          title: 'Assuming the family home is always safe',
          text: 'The main home has an exclusion. It depends on how much of the property you lived in and for how long, and you cannot use it over and over.',
        },
        {
          title: 'Stopping at the bright-line test',
          text: 'Passing it does not settle the matter. The rules on intention and on property businesses still apply.',
        },
        {
          title: 'Losing the paperwork',
          text: 'Legal fees, agent’s commission and the cost of improvements can reduce a taxable gain. Without invoices they are hard to prove.',
        },
        {
          title: 'Counting on a loss',
          text: 'A loss under the bright-line test cannot be set against your wages. It can be used only against certain property income.',
        },
      ],
    },
    {
      id: 'how-an-accountant-helps',
      kind: 'steps',
      heading: 'How an accountant helps',
      steps: [
        {
          title: 'Before the agreement',
          text: 'They check dates, intention, ownership and associated people, and say which rule could tax you. Sometimes waiting changes the answer.',
        },
        {
          title: 'The calculation',
          text: 'They work out cost, improvements, selling costs and any depreciation to bring back, and keep the working in case Inland Revenue asks.',
        },
        {
          title: 'The return',
          text: `They report the sale in the right year and fill in any property form. They also tell you if provisional tax follows. A return with rent or a property sale usually costs ${facts.pricePersonalComplex.figure}.[^prices] Our [guide to the bright-line test](/blog/bright-line-test-explained) has the form and its dates.`,
        },
        {
          title: 'If it is already done',
          text: 'If a past sale should have been reported, they can prepare a voluntary disclosure. Coming forward first [reduces the penalty](/tax-audit-help).',
        },
      ],
    },
    {
      id: 'questions',
      kind: 'questions',
      heading: 'Questions about rent and gains',
      questions: [
        {
          id: 'renting-out',
          question: 'I rent out a house. How is the rent taxed?',
          answer: `Rent is income each year, and you file a return for it. Costs come off first: rates, insurance, repairs, the manager’s fee, and interest on the loan. ${facts.rentalInterest.wording} A loss on a rental cannot, as a rule, reduce the tax on your wages. It waits for later rent, or for a taxable sale.`,
        },
        {
          id: 'bright-line-now',
          question: 'How long is the bright-line period if I sell now?',
          answer: `${facts.brightLine.figure}, whenever you bought.[^brightLine] The first thing to find is the day the title was registered to you. Your lawyer will have it.`,
        },
        {
          id: 'what-rate',
          question: 'What rate would I pay?',
          answer:
            'Your own. The taxable gain is added to your other income, so a large gain can be taxed mostly at a higher rate. The [tax calculator](/tax-calculator) shows roughly what an extra amount of income does.',
        },
        {
          id: 'inherited',
          question: 'I inherited the house. Does the bright-line test apply?',
          answer:
            'Not when you sell inherited property. If you then built on it, divided it or bought out a sister or brother, ask first.',
        },
        {
          id: 'shares-and-crypto',
          question: 'Are shares and crypto taxed?',
          answer:
            'If you bought them to sell, the profit is income. Crypto is treated as property, and most of it is bought for that purpose. Shares held for dividends may not be. Overseas shares can fall under the foreign investment fund rules instead.',
        },
        {
          id: 'law-changes',
          question: 'Could the law change before I sell?',
          answer:
            'It could, and the date of your sale decides which rules apply. Check with [Inland Revenue](https://www.ird.govt.nz) or an accountant before you sign.',
        },
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Get an answer before you sign',
      intro:
        'Tell us about the sale or the rental, and compare quotes from accountants who work with property and business sales. Comparing is free.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'Estimate the tax', path: '/tax-calculator' },
    },
  ],
  service: 'tax-planning',
  updated: '2026-11-29',
};
