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
  lede: 'Milk income, freight contracts or a first return of your own: say once what you need, and up to three accountants who work in the Waikato can quote for it.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Work you can hand over in Hamilton',
      items: [
        {
          title: 'Small business tax',
          text: 'For the workshop in Frankton or the café on Victoria Street: annual accounts, the income tax return and the provisional tax that follows from it.',
          path: '/small-business-tax',
        },
        {
          title: 'Sole trader tax',
          text: 'Contract milkers and many owner-drivers work for themselves. Find out what you can deduct, and how much of each payment belongs to Inland Revenue.',
          path: '/sole-trader-tax',
        },
        {
          title: 'GST returns',
          text: 'A sharemilker who owns a herd and a courier fill in the same form in very different ways. Have yours checked by someone who knows both.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'PAYE and payroll',
          text: 'Calving brings extra hands, and drivers bring overtime. Pay is reported every payday, so a payroll that runs itself is worth having before spring.',
          path: '/paye-services',
        },
        {
          title: 'Tax on property sales',
          text: 'Land on the edge of the city keeps turning into sections. Ask whether a sale is taxed before you sign it, while you can still choose.',
          path: '/capital-gains-tax',
        },
        {
          title: 'Inland Revenue support',
          text: 'Behind with a return after a bad season? An accountant can speak to Inland Revenue for you and propose payments you can keep up.',
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
          text: 'Milking seasons close on 31 May, and farm staff and sharemilkers move on the first of June. Many dairy farms therefore use a balance date of 31 May instead of 31 March, so that one set of accounts covers one season.',
        },
        {
          kind: 'paragraph',
          text: `A different balance date moves other dates with it. The provisional tax date on this page is for 31 March. With a May balance date yours fall elsewhere in the year: put them in the milking shed diary once you know them.`,
        },
        {
          kind: 'paragraph',
          text: 'Money comes and goes with the season. You spend most in spring, and part of the milk price is paid months after the milk left the farm. When you talk to an accountant, bring:',
        },
        {
          kind: 'list',
          items: [
            'a stock count at balance date, by class and age, because livestock is valued under the scheme you chose',
            'the sharemilking or contract milking agreement',
            'what the house, the ute and the power are used for privately',
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
          text: 'Hamilton lies between the ports of Auckland and Tauranga, and warehouses and trucks have followed the roads and the railway. Owner-drivers ask first about the truck itself. Interest on the loan and depreciation can be business costs. Repaying the loan is not one.',
        },
        {
          kind: 'paragraph',
          text: 'The university and the agricultural research around it make for another kind of client: a salaried person with some consulting on the side. The salary has had tax taken off. The invoices have not.',
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
            'Yes, with consent. Inland Revenue has to agree to any date other than 31 March, and 31 May is well established for dairy farming. Going back to March needs its consent as well.',
        },
        {
          id: 'fieldays-machinery',
          question: 'I bought a tractor at Fieldays. Which year does it belong to?',
          answer:
            'Your balance date decides. Fieldays is in June, so a tractor delivered then falls into the new year for a May balance date, and for a March one too. Keep the invoice and note the day you first had it ready to use.',
        },
        {
          id: 'cambridge-te-awamutu',
          question: 'I am in Cambridge or Te Awamutu. What do I choose?',
          answer:
            'Choose Hamilton. Accountants here look after the towns around it, and most of the work is done by email and phone.',
        },
        {
          id: 'price',
          question: 'What might it cost?',
          answer: `${facts.priceAnnualReturn.wording} Stock, staff or missing records add hours, so describe them when you ask. More on [what accountants charge](/blog/tax-accountant-cost-nz).`,
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns within two hours',
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
      intro: `${inWordsFirst(questionCount)} short questions, no charge and no obligation. The accountants pay for the introduction, you do not.`,
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
