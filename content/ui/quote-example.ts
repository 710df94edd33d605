import { nobodyFits } from '#content/promises.ts';

export const exampleWords = {
  label: 'An example',
  heading: 'How three answers can look',
  withGst: 'GST included',
  more: 'The two other answers',
  /** In a town where no firm is listed: the heading, and the text below it. */
  unlistedTitle: (town: string) => `No firm is listed for ${town} yet`,
  unlisted: `You can ask now. ${nobodyFits} Below is how three answers can look. With staff and GST? See [what a café pays in a year](/small-business-tax#cafe-year) and [three answers to a company of six](/small-business-tax#example).`,
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
      place: 'Same town',
      price: '$575',
      includes: ['Accounts and tax return, filed', 'Provisional tax dates', 'Questions by email'],
      dearer: 'It costs more if receipts are still on paper.',
      done: 'The work takes 1 week.',
      replied: 'The firm replied in 5 hours.',
    },
    {
      firm: 'B',
      name: 'Firm B',
      place: 'Online only',
      price: '$480',
      includes: [
        'Accounts and tax return, filed',
        'Provisional tax dates',
        'One phone call of 20 minutes',
      ],
      dearer: 'It costs more if bank records are not checked.',
      done: 'The work takes 2 weeks.',
      replied: 'The firm replied in 2 hours.',
    },
    {
      firm: 'C',
      name: 'Firm C',
      place: 'Next town',
      price: '$720',
      includes: [
        'Accounts and tax return, filed',
        'Provisional tax planned',
        'Phone calls all year',
      ],
      dearer: 'It costs more if you rent out a house too.',
      done: 'The work takes 8 working days.',
      replied: 'The firm replied the next morning.',
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
      place: 'Same town',
      price: '$3,450',
      includes: ['Accounts and tax return', 'Six GST returns', 'Payroll: they file every payday'],
      dearer: 'It costs more if staff come and go often.',
      done: 'The accounts take 2 weeks. You pay every month.',
      replied: 'The firm replied in 6 hours.',
    },
    {
      firm: 'B',
      name: 'Firm B',
      place: 'Online only',
      price: '$2,640',
      includes: ['Accounts and tax return', 'Six GST returns', 'Payroll: you file, they check'],
      dearer: 'It costs more if bank records are not checked.',
      done: 'The accounts take 3 weeks. You pay once a year.',
      replied: 'The firm replied in 3 hours.',
    },
    {
      firm: 'C',
      name: 'Firm C',
      place: 'Next town',
      price: '$4,150',
      includes: [
        'Accounts and tax return',
        'Six GST returns',
        'Payroll, and a meeting every quarter',
      ],
      dearer: 'It costs more with a second company or a trust.',
      done: 'The accounts take 10 days. You pay every month.',
      replied: 'The firm replied the next morning.',
    },
  ],
};
