import { facts } from '#content/facts.ts';
import type { Guide } from '#content/guide.ts';

export const page: Guide = {
  path: '/blog/nz-tax-deadlines-2025',
  title: 'NZ tax deadlines 2025: dates and penalties',
  description:
    'New Zealand tax dates for 2025: income tax returns, provisional tax, GST and PAYE, what a late return costs, and the dates of the year ahead.',
  name: 'Tax deadlines 2025',
  parent: { label: 'Resources', path: '/blog' },
  heading: 'New Zealand tax deadlines for 2025',
  lede: 'The dates for income tax, provisional tax, GST and PAYE, with the penalty beside each. They come round every year: the dates of the [year ahead](#year-ahead) are here too.',
  card: {
    title: 'New Zealand tax deadlines for 2025',
    excerpt:
      'When income tax, provisional tax, GST and PAYE fall due, what a missed date costs, and the dates of the year ahead.',
    date: '2025-02-10',
    category: 'Tax Planning',
    popular: true,
  },
  summary: [
    facts.selfFilerDeadline.wording,
    facts.provisionalTaxDates.wording,
    facts.gstDueDate.wording,
    'A weekend or a public holiday moves a date to the next working day.',
  ],
  drawingAlt: 'Contour lines of a hill, crossed by a dotted track with four orange markers.',
  sections: [
    {
      kind: 'dates',
      id: 'next-dates',
      heading: 'Next dates',
      shape: 'strip',
      taxes: ['gst', 'paye', 'provisionalTax', 'terminalTax'],
      each: 1,
    },
    {
      kind: 'prose',
      id: 'at-a-glance',
      heading: 'The 2025 dates at a glance',
      blocks: [
        {
          kind: 'table',
          caption: 'Tax dates in 2025, for a 31 March balance date',
          columns: [{ label: 'Date' }, { label: 'What is due' }, { label: 'Who' }],
          rows: [
            [
              '15 January 2025',
              'Provisional tax, second instalment; GST for the period ending 30 November',
              'Provisional taxpayers; GST filers',
            ],
            [
              '7 February 2025',
              'Final bill for the year ended 31 March 2024',
              'Those without a tax agent',
            ],
            [
              '31 March 2025',
              'Income tax return for the year ended 31 March 2024',
              'Clients of a tax agent',
            ],
            [
              '7 April 2025',
              'Final bill for the year ended 31 March 2024',
              'Clients of a tax agent',
            ],
            [
              '7 May 2025',
              'Provisional tax, third instalment; GST for the period ending 31 March',
              'Provisional taxpayers; GST filers',
            ],
            [
              `${facts.selfFilerDeadline.figure} 2025`,
              'Income tax return for the year ended 31 March 2025',
              'Those who file without a tax agent',
            ],
            [
              '28 August 2025',
              'Provisional tax, first instalment of the new year; GST for the period ending 31 July',
              'Provisional taxpayers; GST filers',
            ],
            [`${facts.payeDueDate.figure} of each month`, 'PAYE for the month before', 'Employers'],
            [
              `${facts.gstDueDate.figure} of the following month`,
              'GST for other periods',
              'GST filers',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'If a date falls on a weekend or a public holiday, you have until the next working day. Filing and paying are two duties: a return sent on time does not excuse a late payment, and a payment does not excuse a late return.',
        },
      ],
    },
    {
      kind: 'items',
      id: 'individuals',
      heading: 'Deadlines for individuals and sole traders',
      intro:
        'If wages are your only income, Inland Revenue usually works out your tax itself and you may have nothing to file. Look in myIR to be sure.',
      items: [
        {
          title: 'Your own income tax return',
          text: `For the year ended 31 March 2025. ${facts.agentExtension.wording} You have to be on the list before your own deadline passes.`,
          details: [
            { label: 'Due', value: `${facts.selfFilerDeadline.figure} 2025` },
            { label: 'Category', value: 'Individual' },
            { label: 'Penalty', value: facts.lateFilingIndividual.wording },
          ],
        },
        {
          title: 'Provisional tax',
          text: 'For people with income that is not taxed before they get it, such as business profit or rent. You pay in instalments during the year instead of one bill at the end.',
          details: [
            { label: 'Due', value: facts.provisionalTaxDates.figure },
            { label: 'Category', value: 'Individual' },
            { label: 'Penalty', value: facts.latePaymentPenalty.wording },
          ],
        },
      ],
    },
    {
      kind: 'items',
      id: 'businesses',
      heading: 'Deadlines for employers and GST filers',
      intro:
        'Urgent marks a deadline that usually leaves you less than a month after the period ends.',
      items: [
        {
          title: 'PAYE, paid monthly',
          text: `${facts.payeDueDate.wording} ${facts.paydayFiling.wording} [PAYE help](/paye-services) covers both.`,
          tag: { label: 'Urgent', tone: 'warning' },
          details: [
            { label: 'Due', value: `The ${facts.payeDueDate.figure} of each month` },
            { label: 'Category', value: 'Business' },
            { label: 'Penalty', value: facts.payePenalty.wording },
          ],
        },
        {
          title: 'PAYE, paid twice a month',
          text: `${facts.payeTwiceMonthly.wording} This is for larger employers. If you are not sure which you are, myIR shows it.`,
          tag: { label: 'Urgent', tone: 'warning' },
          details: [
            { label: 'Due', value: `The ${facts.payeTwiceMonthly.figure} of each month` },
            { label: 'Category', value: 'Business' },
            { label: 'Penalty', value: facts.payePenalty.wording },
          ],
        },
        {
          title: 'GST return and payment',
          text: `Filed and paid for every period, quiet ones included. ${facts.gstMonthlyFiling.wording}`,
          tag: { label: 'Urgent', tone: 'warning' },
          details: [
            {
              label: 'Due',
              value: `The ${facts.gstDueDate.figure} of the following month; 7 May and 15 January for two periods`,
            },
            { label: 'Category', value: 'Business' },
            { label: 'Penalty', value: facts.lateFilingGst.wording },
          ],
        },
      ],
    },
    {
      kind: 'items',
      id: 'companies',
      heading: 'Deadlines for companies',
      intro:
        'A company files a return of its own, apart from the returns of its shareholders. With a balance date other than 31 March its dates differ, so check them in myIR.',
      items: [
        {
          title: 'Company income tax return',
          text: 'For a company with a 31 March balance date and no tax agent. With an agent, ask which date applies to your company.',
          details: [
            { label: 'Due', value: `${facts.selfFilerDeadline.figure} 2025` },
            { label: 'Category', value: 'Company' },
            {
              label: 'Penalty',
              value: `${facts.lateFilingCompany.wording} ${facts.lateFilingCompanyLarge.wording}`,
            },
          ],
        },
        {
          title: 'Company provisional tax',
          text: 'The same three dates as for individuals. The instalment comes out of the company’s account, so plan it with the GST that falls due in the same weeks.',
          details: [
            { label: 'Due', value: facts.provisionalTaxDates.figure },
            { label: 'Category', value: 'Company' },
            { label: 'Penalty', value: facts.latePaymentPenalty.wording },
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'gst-filing-periods',
      heading: 'GST filing periods of 2025',
      intro: `${facts.gstDueDateSeventh.wording} Older calendars, ours among them, put it on the 7th.`,
      blocks: [
        {
          kind: 'paragraph',
          text: `Two-monthly filers are in one of two groups, by the month their periods end in. The table has both. ${facts.gstDueDateExamples.wording}`,
        },
        {
          kind: 'table',
          caption: 'GST due dates for 2025, by the end of the period',
          columns: [{ label: 'Period ends' }, { label: 'Due' }],
          rows: [
            ['31 January', '28 February 2025'],
            ['28 February', '28 March 2025'],
            ['31 March', '7 May 2025'],
            ['30 April', '28 May 2025'],
            ['31 May', '30 June 2025 (28 June is a Saturday)'],
            ['30 June', '28 July 2025'],
            ['31 July', '28 August 2025'],
            ['31 August', '29 September 2025 (28 September is a Sunday)'],
            ['30 September', '28 October 2025'],
            ['31 October', '28 November 2025'],
            ['30 November', '15 January 2026'],
            ['31 December', '28 January 2026'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'To work out the GST in an amount before you file, use the [GST calculator](/gst-calculator). If the return itself is the trouble, see [help with GST returns](/gst-and-bas-returns).',
        },
      ],
    },
    {
      kind: 'dates',
      id: 'year-ahead',
      heading: 'The year ahead',
      shape: 'table',
      taxes: [
        'gst',
        'provisionalTax',
        'terminalTax',
        'terminalTaxByAgent',
        'incomeTaxReturnByAgent',
        'incomeTaxReturn',
      ],
      each: 12,
    },
    {
      kind: 'prose',
      id: 'provisional-tax',
      heading: 'Who pays provisional tax, and how much',
      blocks: [
        {
          kind: 'paragraph',
          text: `${facts.provisionalTaxThreshold.wording} Residual income tax is what is left of your tax bill after PAYE and other credits. If you only have wages, you are unlikely to reach it.`,
        },
        {
          kind: 'list',
          items: [
            facts.provisionalTaxUplift.wording,
            facts.provisionalTaxUpliftRisen.wording,
            'If you expect a much lower income this year, you can estimate instead. Estimate too low and interest runs on the difference.',
          ],
        },
        {
          kind: 'paragraph',
          text: `An example: last year’s residual income tax was $9,000 and the return is filed. ${facts.provisionalTaxUplift.figure} of $9,000 is $9,450, or $3,150 on each of the three dates.`,
        },
        {
          kind: 'paragraph',
          text: 'Some businesses pay in a different number of instalments, for instance if they file GST six-monthly. Your dates are in myIR.',
        },
      ],
    },
    {
      kind: 'columns',
      id: 'penalties',
      heading: 'What a missed deadline costs',
      intro: 'Filing late and paying late are charged separately, and interest comes on top.',
      columns: [
        {
          heading: 'Filing late',
          items: [
            facts.lateFilingIndividual.wording,
            facts.lateFilingGst.wording,
            facts.lateFilingCompany.wording,
            facts.lateFilingCompanyLarge.wording,
          ],
        },
        {
          heading: 'Paying late',
          items: [
            facts.latePaymentPenalty.wording,
            facts.payePenalty.wording,
            facts.useOfMoneyInterest.wording,
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'tips',
      heading: 'How to stay ahead of the dates',
      blocks: [
        {
          kind: 'list',
          items: [
            'Copy your own dates from myIR into your phone’s calendar, with a reminder two weeks before each.',
            'Put tax and GST aside in a separate account each time you are paid. Our [tax calculator](/tax-calculator) gives a first idea of how much.',
            'File even if you cannot pay yet. The late filing penalty then does not arise, and you know what you owe.',
            'If you cannot pay, ask Inland Revenue for an instalment arrangement before the due date. It is easier to get then than afterwards.',
            'If you want a tax agent to file for you, ask in autumn. An agent can only use an extension for clients already on the list.',
            'If you have missed a date, file now. Penalties and interest grow with time, and [help with Inland Revenue](/ird-support) is there if letters have started.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'This calendar leaves out fringe benefit tax, ACC levies and student loan repayments. If one of them concerns you, its date is in myIR.',
        },
      ],
    },
    {
      kind: 'action',
      id: 'next-step',
      heading: 'A deadline too close to manage alone?',
      intro:
        'Tell us what is due. Where the form asks how soon you need help, choose ‘ASAP (within days)’, and give the due date to the accountant who contacts you.',
      action: { label: 'Get Free Quotes', path: '/quote' },
      secondary: { label: 'Read the tax FAQ', path: '/tax-faq' },
    },
  ],
  updated: '2026-11-21',
};
