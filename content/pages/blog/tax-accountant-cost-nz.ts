import { cafeYear } from '#content/cafe-year.ts';
import { facts } from '#content/facts.ts';
import { missingYears } from '#content/missing-years.ts';
import { rangeInWords } from '#content/number-words.ts';
import type { Guide } from '#content/guide.ts';

export const page: Guide = {
  path: '/blog/tax-accountant-cost-nz',
  kind: 'guide',
  family: 'guide',
  title: 'What a New Zealand tax accountant costs',
  description:
    'Typical tax accountant fees in New Zealand for personal returns, small businesses, GST and company set-up, what changes the price, and how to compare quotes.',
  name: 'Tax accountant costs',
  parent: { label: 'Resources', path: '/blog' },
  heading: 'What a New Zealand tax accountant costs',
  lede: `A personal return typically costs ${rangeInWords(facts.pricePersonal.figure)}. A small business pays ${rangeInWords(facts.priceSmallBusiness.figure)} for its annual return, and ${rangeInWords(facts.priceBusinessYear.figure)} a year with GST and payroll.`,
  card: {
    title: 'What a New Zealand tax accountant costs',
    excerpt:
      'Typical fees for returns, GST and company set-up, what changes the price, and how to compare quotes.',
    date: '2025-04-07',
    category: 'Small Business',
  },
  summary: [
    `Typical prices: ${facts.pricePersonalSimple.figure} for a simple personal return, ${facts.pricePersonalComplex.figure} for a complex one, ${facts.priceSmallBusiness.figure} for a small business and ${facts.priceConsultation.figure} for advice.`,
    'Tidy records lower the price more than anything else that you control.',
    'Give two or three firms the same facts, and get the price, the work and the date in writing.',
  ],
  drawingAlt:
    'Three piles of coins below contour lines that climb to a summit, with orange markers at three heights.',
  sections: [
    {
      kind: 'prose',
      id: 'typical-fees',
      heading: 'Typical fees',
      blocks: [
        {
          kind: 'table',
          caption: 'Typical fees by kind of work',
          columns: [{ label: 'Work' }, { label: 'Typical fee', numeric: true }, { label: 'Basis' }],
          rows: [
            ['Personal tax return, in general', facts.pricePersonal.figure, 'Per return'],
            ['Personal tax return, simple', facts.pricePersonalSimple.figure, 'Per return'],
            ['Personal tax return, complex', facts.pricePersonalComplex.figure, 'Per return'],
            ['Small business tax work', facts.priceSmallBusiness.figure, 'Per year'],
            ['GST work', facts.priceGstReturn.figure, 'Per return'],
            ['Payroll, up to 10 employees', facts.pricePayeSmall.figure, 'Per month'],
            ['Business with GST and payroll', facts.priceBusinessYear.figure, 'Per year'],
            ['Company set-up', facts.priceCompanySetup.figure, 'Once'],
            ['Consultation', facts.priceConsultation.figure, 'Asking and quoting are free'],
          ],
        },
        {
          kind: 'paragraph',
          text: `Most personal returns cost ${facts.pricePersonal.figure}. A simple one, with wages, interest and a few dividends, costs ${facts.pricePersonalSimple.figure}. A complex one, with rent, a property sale, overseas income or a business, costs ${facts.pricePersonalComplex.figure}.`,
        },
        {
          kind: 'note',
          text: `These are typical ranges.[^prices] They are not a quote or one firm’s price list. The small business fee is only for the year’s accounts and income tax return.`,
        },
      ],
    },
    cafeYear,
    missingYears,
    {
      kind: 'items',
      id: 'what-you-get',
      heading: 'What you get for the fee',
      intro:
        'You can compare two quotes only if they include the same things. This is what each service covers.',
      items: [
        {
          title: 'Personal tax return',
          text: 'The accountant collects what Inland Revenue already has, adds your other income and claims, and files the return.',
          details: [
            { label: 'Typical price', value: facts.pricePersonal.figure },
            { label: 'Turnaround', value: 'Agree a date when you accept the quote' },
            {
              label: 'Includes',
              value: 'Check of your income details, the return, a summary of tax to pay or refund',
            },
          ],
        },
        {
          title: 'Small business annual return',
          text: 'Year-end accounts from your records, and the income tax return.',
          path: '/small-business-tax',
          details: [
            { label: 'Typical price', value: facts.priceAnnualReturn.figure },
            { label: 'Turnaround', value: facts.priceAnnualReturn.time },
            {
              label: 'Includes',
              value:
                'Profit and loss, balance sheet, depreciation, the return, provisional tax dates',
            },
          ],
        },
        {
          title: 'GST return',
          text: 'A GST return from your sales and costs, checked and filed. The GST page has prices for simple and complex returns.',
          path: '/gst-and-bas-returns',
          details: [
            { label: 'Typical price', value: facts.priceGstQuarterly.figure },
            { label: 'Turnaround', value: facts.priceGstReturn.time },
            {
              label: 'Includes',
              value: 'Coding check, the return, a note of what to pay and when',
            },
          ],
        },
        {
          title: 'Consultation',
          text: 'An hour about your own question: a property sale, a new company, a letter from Inland Revenue.',
          details: [
            { label: 'Typical price', value: facts.priceConsultation.figure },
            { label: 'Turnaround', value: facts.priceConsultation.time },
            { label: 'Includes', value: 'Advice in person or by video. Ask for a written summary' },
          ],
        },
        {
          title: 'Company set-up',
          text: 'Registration of the company and of its taxes, with advice on shares if you ask for it. That advice raises the price.',
          path: '/company-vs-sole-trader',
          details: [
            { label: 'Typical price', value: facts.priceCompanySetup.figure },
            { label: 'Turnaround', value: 'Agree a date when you accept the quote' },
            {
              label: 'Includes',
              value: 'Registration, IRD number, GST and employer registration where needed',
            },
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'what-moves-the-price',
      heading: 'What raises or lowers the price',
      intro: 'You pay for time. What saves the accountant time lowers the fee.',
      table: {
        caption: 'What makes the work cost more or less',
        columns: [{ label: 'What' }, { label: 'Costs less' }, { label: 'Costs more' }],
        rows: [
          ['Records', 'Software up to date, bank reconciled', 'A box of receipts, missing months'],
          ['Sources of income', 'One or two', 'Rent, shares, overseas income and a business'],
          ['Years', 'This year only', 'Several late years at once'],
          ['Timing', 'Months before the due date', 'The last week'],
          ['Structure', 'Sole trader', 'Company with a trust'],
          ['Staff', 'None', 'Payroll to set up or fix'],
          ['Inland Revenue', 'No open questions', 'A dispute, an audit or a debt'],
          ['Who does it', 'Junior staff, checked by a partner', 'The partner alone'],
        ],
      },
    },
    {
      kind: 'prose',
      id: 'ways-of-charging',
      heading: 'Fixed fee, hourly or monthly',
      blocks: [
        {
          kind: 'table',
          caption: 'Three ways of charging',
          columns: [{ label: 'Way' }, { label: 'Good for' }, { label: 'Be careful of' }],
          rows: [
            [
              'Fixed fee',
              'Returns and year-end accounts',
              'What is left out, and what extras cost',
            ],
            ['By the hour', 'Advice and unclear problems', 'No upper limit unless you ask for one'],
            [
              'By the month',
              'Ongoing work: GST, payroll, accounts',
              'Months with little work, notice to leave',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: `An example of hourly work: two and a half hours at ${facts.priceConsultation.figure} is $500 to $875. Set a limit, and ask the firm to call you before it goes over.`,
        },
        {
          kind: 'paragraph',
          text: 'Avoid a firm that asks for a share of your refund. The share does not depend on the work. It rewards large claims, and you are responsible for them.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'comparing-quotes',
      heading: 'How to compare quotes',
      intro: 'The lowest quote is not always the cheapest. First make the quotes comparable.',
      steps: [
        {
          title: 'Describe the work once',
          text: 'Write down your income sources, your software, how many transactions a month, and what is late. Send the same words to each firm.',
        },
        {
          title: 'Ask for a price with GST',
          text: 'Some firms include GST in a quote and some do not.',
        },
        {
          title: 'List what is included',
          text: 'Ask about phone questions, letters from Inland Revenue, software and correcting your records.',
        },
        {
          title: 'Check who does the work',
          text: 'Ask for the name, and whether the firm is a tax agent and a member of a professional body. [Tax agent or accountant](/tax-agent-vs-accountant) explains the difference.',
        },
        {
          title: 'Get it in writing',
          text: 'The price, the work, the date and what happens if there is more work.',
        },
      ],
    },
    {
      kind: 'columns',
      id: 'questions-and-savings',
      heading: 'Questions to ask, and ways to pay less',
      columns: [
        {
          heading: 'Ask before you accept',
          items: [
            'Is this a fixed price or an estimate?',
            'What would make it go up, and will you tell me first?',
            'Are short questions during the year included?',
            'Which records do you need, in what form and by when?',
            'When will the return be filed?',
            'Have you worked with businesses like mine?',
            'What happens if Inland Revenue asks about the return?',
          ],
        },
        {
          heading: 'How to pay less',
          items: [
            'Reconcile your bank account before you send the file.',
            'Send everything together, with a one-page list of what changed this year.',
            'Ask early. You can choose from more firms.',
            'Do the bookkeeping yourself and pay only for a check. [Accounting software](/blog/xero-vs-myob-vs-quickbooks-nz) helps.',
            'Collect questions and ask them in one call.',
            'Claim the fee. The cost of having your tax worked out is deductible.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'worth-it',
      heading: 'When to pay an accountant, and when not',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If you have only wages and a savings account, you may not need an accountant. Inland Revenue usually works out the tax itself. Look in myIR first: it is free.',
        },
        {
          kind: 'paragraph',
          text: 'Ask when you start a business, register for GST, employ people, sell property, earn money overseas or miss a return. One good decision on structure or timing can save more than the fee. So can one penalty avoided. Do not trust a firm that promises a refund before it sees your figures.',
        },
        {
          kind: 'paragraph',
          text: 'If you cannot afford the fee, say so. Some firms charge less if you prepare the return and they check it. Inland Revenue answers general questions for free.',
        },
        {
          kind: 'paragraph',
          text: 'To see what firms would charge for your work, [ask for free quotes](/quote). You do not have to accept any quote.',
        },
      ],
    },
    {
      kind: 'links',
      id: 'related',
      heading: 'Related',
      links: [
        { label: 'Tax dates of the year', path: '/blog/nz-tax-deadlines-2025' },
        { label: 'Tax questions and answers', path: '/tax-faq' },
        { label: 'Tax deductions guide', path: '/blog/tax-deductions-guide-nz' },
      ],
    },
  ],
  updated: '2026-11-27',
};
