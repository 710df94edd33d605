import { notesOf } from '#content/fact-notes.ts';
import { facts } from '#content/facts.ts';
import type { Guide } from '#content/guide.ts';

export const page: Guide = {
  path: '/blog/nz-tax-deadlines-2025',
  title: 'NZ tax deadlines 2025: dates and penalties',
  description:
    'New Zealand tax dates for 2025: income tax returns, provisional tax, GST and PAYE, what a late return costs, and which GST date holds where two are given.',
  name: 'Tax deadlines 2025',
  parent: { label: 'Resources', path: '/blog' },
  heading: 'New Zealand tax deadlines for 2025',
  lede: 'The dates for income tax, provisional tax, GST and PAYE, with the penalty beside each. They come round every year, but check the current year with [Inland Revenue](https://www.ird.govt.nz) before you rely on one.',
  card: {
    title: 'New Zealand tax deadlines for 2025',
    excerpt:
      'When income tax, provisional tax, GST and PAYE fall due, what a missed date costs, and which GST date holds.',
    date: '2025-02-10',
    category: 'Tax Planning',
    popular: true,
  },
  summary: [
    `If you file your own income tax return, it is due by ${facts.selfFilerDeadline.figure}.`,
    `With a 31 March balance date, provisional tax falls due on ${facts.provisionalTaxDates.figure}.`,
    `GST falls due on the ${facts.gstDueDate.figure} of the following month, with two exceptions: 7 May and 15 January. Where our calendar first gave the ${facts.gstDueDateSeventh.figure}, the ${facts.gstDueDate.figure} holds.`,
    'This calendar was written for 2025. Later years follow the same pattern; a weekend or public holiday moves the date to the next working day.',
  ],
  drawingAlt: 'Contour lines of a hill, crossed by a dotted track with four orange markers.',
  sections: [
    {
      kind: 'prose',
      id: 'at-a-glance',
      heading: 'The 2025 dates at a glance',
      blocks: [
        {
          kind: 'note',
          text: 'Written in February 2025 for the calendar year 2025 and read through again on 21 November 2026. The same days recur each year. For this year’s dates, check your account in Inland Revenue’s myIR or [Inland Revenue’s site](https://www.ird.govt.nz).',
        },
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
      notes: notesOf(['selfFilerDeadline', 'provisionalTaxDates', 'payeDueDate', 'gstDueDate']),
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
          text: 'For the year ended 31 March 2025. If you are on a tax agent’s list, the agent usually has an extension and tells you the date. You have to be on the list before your own deadline passes.',
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
      notes: notesOf([
        'selfFilerDeadline',
        'lateFilingIndividual',
        'provisionalTaxDates',
        'latePaymentPenalty',
      ]),
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
          text: `${facts.payeDueDate.wording} Employment information is a separate duty, filed after every payday. [PAYE help](/paye-services) covers both.`,
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
          text: `Due on the ${facts.gstDueDate.figure} of the month after the period ends, except the periods ending 31 March (7 May) and 30 November (15 January). ${facts.gstMonthlyFiling.wording}`,
          tag: { label: 'Urgent', tone: 'warning' },
          details: [
            { label: 'Due', value: `The ${facts.gstDueDate.figure} of the following month` },
            { label: 'Category', value: 'Business' },
            { label: 'Penalty', value: facts.lateFilingGst.wording },
          ],
        },
      ],
      notes: notesOf([
        'payeDueDate',
        'payeTwiceMonthly',
        'payePenalty',
        'gstDueDate',
        'gstMonthlyFiling',
        'lateFilingGst',
      ]),
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
      notes: notesOf([
        'selfFilerDeadline',
        'lateFilingCompany',
        'lateFilingCompanyLarge',
        'provisionalTaxDates',
        'latePaymentPenalty',
      ]),
    },
    {
      kind: 'prose',
      id: 'gst-filing-periods',
      heading: 'GST filing periods, and which date holds',
      intro: `This page has given two dates for the two-monthly return. The ${facts.gstDueDate.figure} holds. The ${facts.gstDueDateSeventh.figure} does not.`,
      blocks: [
        {
          kind: 'paragraph',
          text: `${facts.gstDueDateSeventh.wording} It named ${facts.gstDueDateExamples.figure}. No GST return was due on either day. The table keeps them, so that you can see what changed if you wrote one down, and sets the right date beside each.`,
        },
        {
          kind: 'table',
          caption: 'The periods as listed on 10 February 2025; both are past',
          columns: [
            { label: 'Period' },
            { label: 'Due date first listed' },
            { label: 'Due date that holds' },
            { label: 'Status when listed' },
          ],
          rows: [
            ['February and March 2025', '7 April 2025', '**7 May 2025**', 'Due Soon'],
            [
              'April and May 2025',
              '7 June 2025',
              '**30 June 2025**, because the 28th is a Saturday',
              'Future',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Two-monthly filers are in one of two groups, according to the month their periods end in. The table has both groups, by the rule that holds.',
        },
        {
          kind: 'table',
          caption: 'Two-monthly GST due dates for 2025, by the end of the period',
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
      notes: notesOf(['gstDueDate', 'gstDueDateSeventh', 'gstDueDateExamples']),
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
          text: 'Some businesses pay in a different number of instalments, for instance if they file GST six-monthly. Your dates stand in myIR.',
        },
      ],
      notes: notesOf([
        'provisionalTaxThreshold',
        'provisionalTaxUplift',
        'provisionalTaxUpliftRisen',
      ]),
    },
    {
      kind: 'columns',
      id: 'penalties',
      heading: 'What a missed deadline costs',
      intro:
        'Filing late and paying late are charged separately, and interest comes on top. Figures are as first written in February 2025; the dated notes below say what has changed or depends on something else.',
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
      notes: notesOf([
        'lateFilingIndividual',
        'lateFilingGst',
        'lateFilingCompany',
        'lateFilingCompanyLarge',
        'latePaymentPenalty',
        'payePenalty',
        'useOfMoneyInterest',
      ]),
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
          text: 'This calendar leaves out terminal tax, fringe benefit tax, ACC levies and student loan repayments. If one of them concerns you, its date is in myIR.',
        },
      ],
    },
    {
      kind: 'action',
      id: 'next-step',
      heading: 'A deadline too close to manage alone?',
      intro:
        'Tell us what is due. Where the form asks how soon you need help, choose ‘ASAP (within days)’, and give the due date to the accountant who contacts you.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'Read the tax FAQ', path: '/tax-faq' },
    },
  ],
  updated: '2026-11-21',
};
