import type { Guide } from '#content/guide.ts';
import { site } from '#content/site.ts';

export const page: Guide = {
  path: '/blog/xero-vs-myob-vs-quickbooks-nz',
  kind: 'guide',
  family: 'guide',
  title: 'Xero vs MYOB vs QuickBooks in New Zealand',
  description:
    'Xero, MYOB and QuickBooks compared for New Zealand businesses: what they share, where they differ, which suits whom, and what to ask before you pay for one.',
  name: 'Xero, MYOB or QuickBooks',
  parent: { label: 'Resources', path: '/blog' },
  heading: 'Xero, MYOB or QuickBooks: which suits your business?',
  lede: 'All three keep the records of a small New Zealand business well. Start with the one that your accountant knows.',
  card: {
    title: 'Xero, MYOB or QuickBooks: which suits your business?',
    excerpt:
      'What the three share, where they differ, and the questions to ask before you pay for one.',
    date: '2025-03-03',
    category: 'Small Business',
  },
  summary: [
    'All three are cloud accounting products used in New Zealand. For invoices, bills and bank reconciliation they differ little.',
    'Think of who else uses your records, whether you pay staff, and which other programs must connect.',
    `${site.brand} is not paid by any of the three. Plans change, so check the vendor’s site.`,
  ],
  drawingAlt:
    'A screen with rows of figures on contour lines, where three dotted tracks meet at one orange marker.',
  sections: [
    {
      kind: 'prose',
      id: 'short-answer',
      heading: 'The short answer',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ask your accountant which one they use every day. Choose that one, unless you have a reason for another. If they can open your file, see your coding and correct it, you pay for less of their time.',
        },
        {
          kind: 'paragraph',
          text: 'If you have no accountant yet, try two of them with your own invoices before you decide. A few hours with your own work tell you more than a feature list.',
        },
        {
          kind: 'note',
          text: `${site.brand} is not paid by Xero, MYOB or Intuit (the maker of QuickBooks), and the links on this page earn no commission. We give no prices, because plans change. Check each vendor’s site for current plans.`,
        },
      ],
    },
    {
      kind: 'table',
      id: 'comparison',
      heading: 'Xero, MYOB and QuickBooks side by side',
      intro:
        'This table has only general points that rarely change. ‘Ask’ means: ask the vendor, because the answer depends on the plan or may change.',
      table: {
        caption: 'Accounting software compared',
        columns: [
          { label: 'Feature' },
          { label: 'Xero' },
          { label: 'MYOB' },
          { label: 'QuickBooks' },
          { label: 'Winner' },
        ],
        rows: [
          ['Works in a web browser', 'Yes', 'Yes', 'Yes', 'Tie'],
          ['Invoices and bills', 'Yes', 'Yes', 'Yes', 'Tie'],
          ['Matching bank transactions', 'Yes', 'Yes', 'Yes', 'Tie'],
          ['Where it began', 'New Zealand', 'Australia', 'United States', 'Xero, if local matters'],
          [
            'How it began',
            'As cloud software',
            'On the desktop',
            'On the desktop',
            'Tie: all are in the cloud now',
          ],
          ['Sending a GST return to Inland Revenue', 'Offered', 'Offered', 'Ask', 'Xero or MYOB'],
          [
            'Payroll with payday filing',
            'Offered, ask about cost',
            'Offered, ask about cost',
            'Ask',
            'Xero or MYOB',
          ],
          [
            'Stock and foreign currency',
            'Depends on the plan',
            'Depends on the plan',
            'Depends on the plan',
            'Tie: compare plans',
          ],
          [
            'Connections to other programs',
            'App store',
            'Add-ons',
            'App store',
            'The one with your programs',
          ],
          [
            'Business in the United States too',
            'Possible',
            'Made for Australia and New Zealand',
            'Widely used there',
            'QuickBooks',
          ],
          ['Old MYOB files', 'Needs moving', 'No need to move', 'Needs moving', 'MYOB'],
          ['Giving your accountant access', 'Yes', 'Yes', 'Yes', 'The one your accountant uses'],
        ],
      },
    },
    {
      kind: 'items',
      id: 'by-business-type',
      heading: 'Which one for which kind of business',
      intro: 'Start with these. If you have a good reason for another, choose that.',
      items: [
        {
          title: 'Sole trader or contractor with a few invoices',
          text: 'You need invoices, a record of costs and a figure for your return. All three do that on a small plan, and a tidy spreadsheet may be enough at first. See also [sole trader tax](/sole-trader-tax) and [contractor tax](/contractor-tax).',
          details: [
            { label: 'Recommendation', value: 'The smallest plan of any of the three' },
            { label: 'Reason', value: 'You need few features, so simple is better' },
            {
              label: 'Features to look for',
              value: 'Invoices, receipts by phone, bank transactions',
            },
          ],
        },
        {
          title: 'Small company with an accountant',
          text: 'Your accountant prepares the year-end accounts from your file. In the same program, both of you have fewer questions.',
          details: [
            { label: 'Recommendation', value: 'What your accountant uses' },
            { label: 'Reason', value: 'Shared access and less work at year end' },
            {
              label: 'Features to look for',
              value: 'Accountant access, fixed asset register, year-end reports',
            },
          ],
        },
        {
          title: 'Employer with staff on wages',
          text: 'Employment information goes to Inland Revenue after every payday. By hand this takes time and causes mistakes. [PAYE help](/paye-services) explains the duties.',
          details: [
            { label: 'Recommendation', value: 'Xero or MYOB, with payroll' },
            { label: 'Reason', value: 'Both offer New Zealand payroll with payday filing' },
            { label: 'Features to look for', value: 'Leave records, KiwiSaver, payday filing' },
          ],
        },
        {
          title: 'Trades and construction',
          text: 'The program for jobs and quotes matters most. Choose it first, then see which accounting software it connects to. See also [construction tax](/industries/construction-tax).',
          details: [
            { label: 'Recommendation', value: 'The one your job program connects to' },
            { label: 'Reason', value: 'You do not retype hours and materials' },
            { label: 'Features to look for', value: 'Job costing, progress claims, retentions' },
          ],
        },
        {
          title: 'Shop or online store with stock',
          text: 'Sales come from a till or a web shop. The connection must transfer GST, refunds and card fees correctly, so test it with a real day’s sales.',
          details: [
            { label: 'Recommendation', value: 'The one your till or shop connects to best' },
            { label: 'Reason', value: 'You correct a poor connection every month' },
            {
              label: 'Features to look for',
              value: 'Stock, daily sales summaries, card settlements',
            },
          ],
        },
        {
          title: 'Business with customers or a company in the United States',
          text: 'QuickBooks is widely used there, so an American bookkeeper is likely to know it. Make sure that it covers your New Zealand GST returns too.',
          details: [
            { label: 'Recommendation', value: 'QuickBooks, after asking about GST' },
            { label: 'Reason', value: 'Known in both countries' },
            {
              label: 'Features to look for',
              value: 'Several currencies, access for both accountants',
            },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-to-choose',
      heading: 'How to choose in five steps',
      steps: [
        {
          title: 'Ask your accountant',
          text: 'Which product do they work in, and would they charge more for another? If you are looking for one, ask each firm that quotes.',
        },
        {
          title: 'List what has to connect',
          text: 'Your bank, your till, your job program, your payroll. Check each on the vendor’s own list of connections for New Zealand.',
        },
        {
          title: 'Count people and payslips',
          text: 'Plans differ by users, employees and features. Write down your numbers now and for a year ahead.',
        },
        {
          title: 'Try two with real work',
          text: 'Enter ten of your own invoices and a month of bank transactions. Work out one GST period on paper too, and check that the figures agree.',
        },
        {
          title: 'Compare the whole cost',
          text: 'Add payroll, extra users, add-ons and the accountant’s set-up time to the plan price.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'moving',
      heading: 'Moving from one to another',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can move from any one to any other. The best time is the start of a tax year, or at least of a GST period. Then no return needs figures from two programs.',
        },
        {
          kind: 'steps',
          items: [
            'Reconcile the bank in the old program up to the day of the move.',
            'File the GST return for the last period from the old program.',
            'Export the contacts, the chart of accounts, unpaid invoices and bills, and the closing balances.',
            'Save the general ledger and the payroll records of past years. You have to be able to show them after your subscription ends.',
            'Enter the opening balances in the new program and compare its trial balance with the old one.',
            'Keep both open until the first GST return from the new program is right.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'First ask whether the vendor or your accountant offers a conversion, how many years it includes, and who checks the result. Usually you cannot move all old transactions. For small files, opening balances and a good archive may be enough.',
        },
        {
          kind: 'paragraph',
          text: 'Cancel the old subscription last. Before that, open the exported files on your own computer, and check that you can read them without it.',
        },
      ],
    },
    {
      kind: 'columns',
      id: 'questions-to-ask',
      heading: 'Questions to ask before you pay',
      columns: [
        {
          heading: 'Ask the vendor',
          items: [
            'Can I send GST returns to Inland Revenue from this plan?',
            'Is New Zealand payroll included, or does it cost extra?',
            'Does my bank’s feed work, and who pays for it?',
            'Where is my data kept, and how do I take it out?',
            'What happens to my access if I stop paying?',
            'How do I reach support during New Zealand hours?',
          ],
        },
        {
          heading: 'Ask your accountant',
          items: [
            'Which product do you work in most?',
            'Will you set up the chart of accounts and GST codes?',
            'Do I get the plan through you or directly, and who owns the file?',
            'What work do I save you if I keep the file in order?',
            'How often will you check the file during the year?',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'what-software-does-not-do',
      heading: 'What software does not do for you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A program adds up what you enter. It does not know if half of a phone bill is private, if a purchase is an asset, or if a due date is unusual. You or your accountant must check that.',
        },
        {
          kind: 'list',
          items: [
            'For what you can claim, read the [tax deductions guide](/blog/tax-deductions-guide-nz).',
            'For when things are due, see the [tax dates of the year](/blog/nz-tax-deadlines-2025).',
            'For what help costs, read [what a tax accountant costs](/blog/tax-accountant-cost-nz).',
          ],
        },
      ],
    },
    {
      kind: 'action',
      id: 'next-step',
      heading: 'Find an accountant who uses your software',
      intro: 'Tell the firm which software you use, and ask how much of its work is in it.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'See small business tax help', path: '/small-business-tax' },
    },
  ],
  service: 'bookkeeping',
  updated: '2026-11-21',
};
