import { formatDate } from '#content/dates.ts';
import { facts } from '#content/facts.ts';
import { taxYearEnd } from '#content/tax-year.ts';
import { today } from '#content/today.ts';
import { taxCalculator } from '#content/ui/tax-calculator.ts';
import type { Page } from '#content/page.ts';

export const page: Page = {
  path: taxCalculator.path,
  family: 'tool',
  title: 'Income tax calculator for New Zealand',
  description:
    'Estimate your New Zealand income tax for a year: the tax in each band, what is left after tax, and your effective and marginal rates. Nothing is sent.',
  keywords: [
    'tax calculator NZ',
    'income tax calculator',
    'NZ tax rates',
    'take-home pay',
    'marginal tax rate',
  ],
  name: 'Tax calculator',
  heading: 'Income tax calculator',
  lede: 'An estimate. What you type into the calculator stays in your browser.',
  diagram: {
    name: 'tax-bands',
    alt: `The tax bands as steps, each as high as its rate: ${facts.personalBands.figure}.`,
  },
  sections: [
    {
      kind: 'prose',
      id: 'bands',
      heading: 'Which bands it uses',
      blocks: [
        {
          kind: 'paragraph',
          text: `${facts.personalRates.wording} ${facts.personalBands.wording}`,
        },
        {
          kind: 'paragraph',
          text: `The result begins with the rates for the year to ${formatDate(taxYearEnd(today()))}. Open ‘other years’ [in the form](#calculator) to choose the bands that the working and the pictures explain.`,
        },
      ],
    },
    {
      kind: 'prose',
      id: 'left-out',
      heading: 'What the estimate leaves out',
      blocks: [
        {
          kind: 'list',
          items: [
            'KiwiSaver, student loan repayments and the ACC work levy, unless you ask for them',
            'Tax credits other than the independent earner’s, such as Working for Families',
            'Tax already taken by a bank, a client (withholding tax) or your only employer',
            'Losses carried forward, and income from overseas',
            '[Whether a property sale is taxed](/capital-gains-tax): if it is, add its profit to your income',
          ],
        },
        {
          kind: 'paragraph',
          text: 'It shows the tax on this income, not your refund. Your employers may have taken more than the year’s tax: Inland Revenue then pays the rest back after 31 March. With two jobs, open ‘Student loan, KiwiSaver, second job’ [in the form](#calculator): the result says what is left to pay or comes back. [Which tax code to give each employer](/tax-faq#tax-code).',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'professional-advice',
      heading: 'When to ask a professional',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Have someone check the figure if you are new to provisional tax, run a business, own a rental, or are [choosing between a company and trading alone](/company-vs-sole-trader). An accountant can tell you what to put aside from each payment, and which costs you have missed.',
        },
      ],
    },
    {
      kind: 'lead-form',
      id: 'enquiry',
      heading: 'Ask an accountant about your tax',
      subtitle: 'Tell us what kind of income it is and where you are. A quote costs you nothing.',
      variant: 'default',
    },
  ],
  updated: '2026-11-29',
};
