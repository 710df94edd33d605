import { nobodyFits } from '#content/promises.ts';

export const exampleWords = {
  label: 'An example',
  heading: 'One request, three answers',
  withGst: 'GST included',
  more: 'The two other answers',
  /** In a town without a listed firm. */
  unlisted: (town: string) =>
    `No firm is listed for ${town} yet. ${nobodyFits} With staff and GST? See [what a café pays in a year](/small-business-tax#cafe-year) and [three answers to a company of six](/small-business-tax#example).`,
} as const;

/** One request and three answers, as an example. A test holds the prices to the ledger's range. */
export interface QuoteExample {
  readonly request: string;
  readonly quotes: readonly {
    readonly firm: string;
    readonly name: string;
    readonly place: string;
    readonly price: string;
    readonly includes: readonly string[];
    readonly dearer: string;
    readonly done: string;
    readonly replied: string;
  }[];
}

export const annualReturnExample: QuoteExample = {
  request:
    'the accounts and annual return of a small business. Its records are in Xero, the last return is filed.',
  quotes: [
    {
      firm: 'A',
      name: 'Firm A',
      place: 'In the same town',
      price: '$575',
      includes: ['Accounts and tax return, filed', 'Provisional tax dates', 'Questions by email'],
      dearer: 'Costs more if receipts are still on paper.',
      done: 'Done in 1 week.',
      replied: 'Replied in 5 hours.',
    },
    {
      firm: 'B',
      name: 'Firm B',
      place: 'Works online',
      price: '$480',
      includes: [
        'Accounts and tax return, filed',
        'Provisional tax dates',
        'One call of 20 minutes',
      ],
      dearer: 'Costs more if bank records are not checked.',
      done: 'Done in 2 weeks.',
      replied: 'Replied in 2 hours.',
    },
    {
      firm: 'C',
      name: 'Firm C',
      place: 'In the next town',
      price: '$720',
      includes: ['Accounts and tax return, filed', 'Provisional tax planned', 'Calls all year'],
      dearer: 'Costs more if you rent out a house too.',
      done: 'Done in 8 working days.',
      replied: 'Replied the next morning.',
    },
  ],
};

export const companyYearExample: QuoteExample = {
  request:
    'a year of a company with six staff: accounts and tax return, six GST returns and the payroll. Its records are in Xero.',
  quotes: [
    {
      firm: 'A',
      name: 'Firm A',
      place: 'In the same town',
      price: '$3,450',
      includes: ['Accounts and tax return', 'Six GST returns', 'Filing on every payday'],
      dearer: 'Costs more if staff come and go often.',
      done: 'Billed every month.',
      replied: 'Replied in 6 hours.',
    },
    {
      firm: 'B',
      name: 'Firm B',
      place: 'Works online',
      price: '$2,640',
      includes: [
        'Accounts and tax return',
        'Six GST returns, checked',
        'You run the payroll, they help',
      ],
      dearer: 'Costs more if bank records are not checked.',
      done: 'Billed once a year.',
      replied: 'Replied in 3 hours.',
    },
    {
      firm: 'C',
      name: 'Firm C',
      place: 'In the next town',
      price: '$4,150',
      includes: [
        'Accounts and tax return',
        'GST and payroll done for you',
        'A meeting every quarter',
      ],
      dearer: 'Costs more with a second company or a trust.',
      done: 'Billed every month.',
      replied: 'Replied the next morning.',
    },
  ],
};
