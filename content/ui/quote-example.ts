/**
 * One request and three answers, as an example. The prices are within the ledger's range for the annual
 * return of a small business, which a test checks.
 */
export const quoteExample = {
  label: 'An example',
  heading: 'One request, three answers',
  request:
    'the accounts and annual return of a small business. Its records are in Xero, the last return is filed.',
  withGst: 'with GST',
  more: 'The two other answers',
  quotes: [
    {
      firm: 'A',
      name: 'Firm A',
      place: 'In the same town',
      price: '$575',
      includes: ['Accounts and tax return', 'Filed with Inland Revenue', 'Questions by email'],
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
        'Tax return from your records',
        'Filed with Inland Revenue',
        'One call of 20 minutes',
      ],
      dearer: 'Costs more if the bank is not reconciled.',
      done: 'Done in 2 weeks.',
      replied: 'Replied in 2 hours.',
    },
    {
      firm: 'C',
      name: 'Firm C',
      place: 'In the next town',
      price: '$720',
      includes: ['Accounts and tax return', 'Your provisional tax planned', 'Calls all year'],
      dearer: 'Costs more if you let a house as well.',
      done: 'Done in 8 working days.',
      replied: 'Replied the next morning.',
    },
  ],
} as const;
