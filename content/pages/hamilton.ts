import { facts } from '#content/facts.ts';
import { inWordsFirst } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import { questionCount } from '#content/ui/quote.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Awamutu', 'Frankton'];

export const page: Page = {
  path: '/hamilton',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Hamilton`,
  description: `Get free quotes from ${site.product.sentence} in Hamilton and the Waikato for dairy farms, freight, small business, GST, PAYE and overdue returns.`,
  name: 'Hamilton',
  heading: `Get quotes from ${site.product.sentence} for Hamilton`,
  sign: 'Waikato',
  lede: 'Milk income, freight contracts or your first tax return: say once what you need, and up to three accountants who work in the Waikato answer with a price.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'What you can get quotes for',
      items: [
        {
          title: 'Small business tax',
          text: 'For a workshop in Frankton or a café on Victoria Street: annual accounts, the income tax return and provisional tax.',
          path: '/small-business-tax',
        },
        {
          title: 'Sole trader tax',
          text: 'Contract milkers and many owner-drivers work for themselves. Find out what you can deduct, and how much of each payment to save for tax.',
          path: '/sole-trader-tax',
        },
        {
          title: 'GST returns',
          text: 'A herd-owning sharemilker and a courier fill in the same form very differently. Have yours checked by an accountant who knows both.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'PAYE and payroll',
          text: 'Farms hire more staff for calving, and drivers work overtime. You report pay every payday, so set up automatic payroll before spring.',
          path: '/paye-services',
        },
        {
          title: 'Tax on property sales',
          text: 'Land at the edge of the city is often divided into sections. Ask whether a sale is taxed before you sign it.',
          path: '/capital-gains-tax',
        },
        {
          title: 'Inland Revenue support',
          text: 'If a return is late after a bad season, an accountant can call Inland Revenue for you and propose payments you can afford.',
          path: '/ird-support',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'dairy-year',
      heading: 'The dairy year ends in May',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The milking season ends on 31 May, and farm staff and sharemilkers move on 1 June. So many dairy farms use a balance date of 31 May instead of 31 March. Then one set of accounts covers one season.',
        },
        {
          kind: 'paragraph',
          text: `A different balance date moves other tax dates. The provisional tax date on this page is for 31 March. If yours is 31 May, put the dates that myIR shows into the milking shed diary.`,
        },
        {
          kind: 'paragraph',
          text: 'Income and costs change with the season. You spend most in spring, and part of the milk price comes months after the milk leaves the farm. Bring to the accountant:',
        },
        {
          kind: 'list',
          items: [
            'a livestock count at balance date, by class and age, to value it under the scheme you chose',
            'the sharemilking or contract milking agreement',
            'how much of the house, the ute and the power is private',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'freight',
      heading: 'Freight, trades and research',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Hamilton lies between the ports of Auckland and Tauranga, and has many warehouses and trucks. If you drive your own truck, loan interest and depreciation can be business costs. Repaying the loan is not a business cost.',
        },
        {
          kind: 'paragraph',
          text: 'Some people at the university or in agricultural research earn a salary and also consult. The employer takes tax off the salary. Nobody takes tax off the invoices.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from Waikato',
      questions: [
        {
          id: 'may-balance-date',
          question: 'Can my farm use a 31 May balance date?',
          answer:
            'Yes, if Inland Revenue agrees. It has to agree to any date other than 31 March, and 31 May is usual for dairy farming. It also has to agree if you go back to March.',
        },
        {
          id: 'fieldays-machinery',
          question: 'I bought a tractor at Fieldays. Which year does it belong to?',
          answer:
            'Your balance date decides. Fieldays is in June. A tractor delivered then belongs to the new year, for a May balance date and for a March one. Keep the invoice and note the day when it was ready to use.',
        },
        {
          id: 'cambridge-te-awamutu',
          question: 'I am in Cambridge or Te Awamutu. What do I choose?',
          answer:
            'Choose Hamilton. Accountants here also work for the towns around it, mostly by email and phone.',
        },
        {
          id: 'price',
          question: 'What might it cost?',
          answer: `${facts.priceAnnualReturn.wording} Livestock, staff or missing records add hours, so describe them when you ask. Read [what accountants charge](/blog/tax-accountant-cost-nz).`,
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns near Hamilton',
      links: [
        { label: `Auckland ${site.product.sentence}`, path: '/auckland' },
        { label: `Tauranga ${site.product.sentence}`, path: '/tauranga' },
        { label: `Rotorua ${site.product.sentence}`, path: '/rotorua' },
      ],
    },
    {
      kind: 'action',
      id: 'get-quotes',
      heading: 'Tell us about your business',
      intro: `${inWordsFirst(questionCount)} short questions. Accountants pay for this service. You pay nothing.`,
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
