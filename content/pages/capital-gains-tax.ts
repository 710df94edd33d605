import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { taxYearStart } from '#content/tax-year.ts';
import { today } from '#content/today.ts';

/** The last tax year that has ended, by the year of its last day. */
const lastYear = Number(taxYearStart(today()).slice(0, 4));

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
  heading: 'Tax on your rental, and when you sell it',
  lede: 'New Zealand has no separate capital gains tax, but many gains are taxed as income. [Find your case](#who-needs-help). Ask before you sign, or before your return is due.',
  diagram: {
    name: 'bright-line',
    alt: 'The bright-line test as a time line: it runs from the day the title is yours to the day you sign the sale. Within 2 years the gain can be taxed; after 2 years it is not taxed by this test.',
  },
  leadForm: {
    title: 'Ask about a sale or a rental',
    subtitle:
      'Ask before you sign. If you have already sold, you report the sale in that year’s return.',
  },
  sections: [
    {
      id: 'what-it-is',
      kind: 'items',
      heading: 'What “capital gains tax” means here',
      intro:
        'There is no special rate. A taxable gain is added to your other income for the year and taxed at your usual rate. You pay no tax on other gains. These four points help you see which it is.',
      items: [
        {
          title: 'Property sales',
          text: 'A gain is taxable if you bought the property in order to sell it again. It is also taxable if you deal in, develop or build on land as a business, or often buy and sell. These rules have no end date, so they can apply many years later.',
        },
        {
          title: 'The bright-line test',
          text: `This test is for residential property. It looks only at dates, not at your reasons. The period has changed several times, and the date you sell decides which one applies. ${facts.brightLine.wording} ${facts.brightLineMainHome.wording}`,
        },
        {
          title: 'Business assets',
          text: 'In most sales goodwill is capital and is not taxed. Stock is income. If you sell equipment for more than its tax value, depreciation that you claimed becomes income. So the tax depends on how you divide the price, and the buyer may have to divide it in the same way.',
        },
        {
          title: 'Complex calculations',
          text: 'Each of these has its own rules: shares and crypto bought to resell, overseas investments, inherited or gifted property, subdivisions, and transfers to or from your own trust or company. GST can also apply to land.',
        },
      ],
    },
    {
      id: 'who-needs-help',
      kind: 'columns',
      heading: 'Who needs help',
      intro:
        'If you sell your only home and lived in it the whole time, you probably pay no tax. Ask if one of these is true for you.',
      columns: [
        {
          heading: 'You rent it out',
          items: [
            'Report each year’s rent in a return, [less its costs](#renting-out).',
            `A return with rent usually costs ${facts.pricePersonalComplex.figure}.[^prices]`,
            'Is rent missing from a return that you filed? [Tell Inland Revenue before it asks](/tax-audit-help): that reduces the penalty.',
          ],
        },
        {
          heading: 'You have sold',
          items: [
            `**Within 2 years** of the transfer of the title: report the sale in that year’s return, [with its form](/blog/bright-line-test-explained#report-and-pay). A sale that you signed and settled from 1 April ${lastYear - 1} to 31 March ${lastYear} belongs to the return that was due on ${facts.selfFilerDeadline.figure} ${lastYear};[^selfFilerDeadline] if a tax agent had you on their list before that day, it is due by ${facts.agentExtension.figure} ${lastYear + 1}.[^agentExtension] [The tax dates](/blog/nz-tax-deadlines-2025) say when to pay. Late? [See what it costs](/behind-with-tax).`,
            '**After 2 years:** the bright-line test does not tax it. Ask an accountant if you bought it to sell again, deal in or develop property, or claimed depreciation.',
            'You filed the return without the sale. Tell Inland Revenue before it asks: [that reduces the penalty](/tax-audit-help).',
            'No tax was taken at settlement. Set the tax aside: the bill comes months later.',
          ],
        },
        {
          heading: 'You are going to sell',
          items: [
            'A rental, a holiday home or a piece of land, or a home you rented out for part of the time.',
            'You, your partner or a company linked to you builds, develops or deals in property. That business can make your sale taxable.',
            'You subdivided the land, or plan to.',
            'A trust owns the property, or it moved between family members.',
            'You live overseas. Tax may be taken at settlement.',
            'You are selling a business, or your share of one.',
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
          text: 'For an ordinary purchase the bright-line period starts when the title is transferred to you. It ends when you sign a binding agreement to sell, not on settlement day.',
        },
        {
          title: 'Assuming the family home is never taxed',
          text: 'The main home has an exclusion. It depends on how much of the property you lived in and how long. You cannot use it again and again.',
        },
        {
          title: 'Checking only the bright-line test',
          text: 'A sale outside that period can still be taxed. The rules on intention and on property businesses still apply.',
        },
        {
          title: 'Losing the invoices',
          text: 'Legal fees, agent’s commission and the cost of improvements can reduce a taxable gain. Without invoices they are hard to prove.',
        },
        {
          title: 'Relying on a loss',
          text: 'A loss under the bright-line test does not lower the tax on your wages. You can use it only against certain property income.',
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
          text: 'They check the dates, your reasons, the owners and the people linked to you, and say which rule could tax you. Sometimes a later sale is not taxed.',
        },
        {
          title: 'The calculation',
          text: 'They work out the cost, improvements, selling costs and any depreciation that becomes income. They keep the sums in case Inland Revenue asks.',
        },
        {
          title: 'The return',
          text: `They report the sale in the right year and fill in any property form. They also tell you if you must pay provisional tax. A return with rent or a property sale usually costs ${facts.pricePersonalComplex.figure}.[^prices] Our [guide to the bright-line test](/blog/bright-line-test-explained) has the form and its dates.`,
        },
        {
          title: 'If you have already sold',
          text: 'If you should have reported a past sale, they can prepare a voluntary disclosure. Telling Inland Revenue first [reduces the penalty](/tax-audit-help).',
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
          answer: `Rent is income each year, and you file a return for it. Take off the costs first: council rates, insurance, repairs, the manager’s fee, and interest on the loan. ${facts.rentalInterest.wording} A rental loss normally does not lower the tax on your wages. You can use it later, against rent or a taxable sale.`,
        },
        {
          id: 'bright-line-now',
          question: 'How long is the bright-line period if I sell now?',
          answer: `${facts.brightLine.figure}, whenever you bought.[^brightLine] First find the day when the title was registered to you. Your lawyer has it.`,
        },
        {
          id: 'what-rate',
          question: 'What rate would I pay?',
          answer:
            'Your own rate. The taxable gain is added to your other income, so most of a large gain can be taxed at a higher rate. The [tax calculator](/tax-calculator) shows the approximate tax on more income.',
        },
        {
          id: 'inherited',
          question: 'I inherited the house. Does the bright-line test apply?',
          answer:
            'No, not when you sell inherited property. If you built on it, divided it or bought a brother’s or sister’s share, ask first.',
        },
        {
          id: 'shares-and-crypto',
          question: 'Are shares and crypto taxed?',
          answer:
            'If you bought them to sell, the profit is income. Crypto is treated as property, and most people buy it to sell. The profit on shares that you hold for dividends may not be income. Overseas shares can come under the foreign investment fund rules instead.',
        },
        {
          id: 'law-changes',
          question: 'Could the law change before I sell?',
          answer:
            'Yes, and the date of your sale decides which rules apply. Check with [Inland Revenue](https://www.ird.govt.nz) or an accountant before you sign.',
        },
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Get an answer about your property',
      intro:
        'Tell us about the sale or the rental, and compare quotes from accountants who work with property and business sales. Comparing is free.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'Estimate the tax', path: '/tax-calculator' },
    },
  ],
  service: 'tax-return',
  updated: '2026-11-29',
};
