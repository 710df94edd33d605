import { facts } from '#content/facts.ts';
import type { Guide } from '#content/guide.ts';
import { taxCalendars } from '#content/tax-calendars.ts';

const heading = 'NZ tax dates for the year ahead';

export const page: Guide = {
  path: '/blog/nz-tax-deadlines-2025',
  kind: 'guide',
  family: 'guide',
  title: heading,
  description:
    'New Zealand tax dates for the year ahead: income tax, provisional tax, GST and PAYE, files for your calendar, and what a missed date costs.',
  name: 'Tax dates',
  parent: { label: 'Resources', path: '/blog' },
  heading,
  lede: 'Income tax, provisional tax, GST and PAYE, weekends and public holidays counted in.',
  card: {
    title: heading,
    excerpt:
      'When income tax, provisional tax, GST and PAYE fall due in the year ahead, as a list and as a file for your calendar.',
    date: '2026-11-23',
    category: 'Tax Planning',
    popular: true,
  },
  summary: [
    facts.selfFilerDeadline.wording,
    `Provisional tax comes in three parts: ${facts.provisionalTaxDates.figure}.[^provisionalTaxDates]`,
    facts.gstDueDate.wording,
  ],
  drawingAlt:
    'A calendar sheet below a hill of contour lines, crossed by a dotted track with four orange markers.',
  sections: [
    {
      kind: 'dates',
      id: 'year-ahead',
      heading: 'The year ahead',
      remark: 'Missed one? See [what it costs, and what to do](/behind-with-tax).',
      shape: 'table',
      own: true,
      taxes: [
        'gst',
        'paye',
        'provisionalTax',
        'terminalTax',
        'terminalTaxByAgent',
        'incomeTaxReturnByAgent',
        'incomeTaxReturn',
      ],
      each: 12,
    },
    {
      kind: 'links',
      id: 'calendar-files',
      heading: 'Put your dates in your calendar',
      intro:
        'Open one or more with Apple Calendar, Google Calendar (Settings, Import) or Outlook. Each date is a whole day with a reminder a week before.',
      links: taxCalendars.map(({ name, path }) => ({ label: name, path })),
    },
    {
      kind: 'items',
      id: 'deadlines',
      heading: 'What is due, and what late costs',
      intro:
        'Urgent means due within a month after the period ends. If your tax year does not end on 31 March, look in myIR.',
      as: 'cards',
      items: [
        {
          title: 'Your own income tax return',
          text: `If wages are all you earn, Inland Revenue works it out and there may be nothing to file. ${facts.agentExtension.wording}`,
          details: [
            { label: 'Due', value: facts.selfFilerDeadline.figure },
            { label: 'Category', value: 'Individual' },
            {
              label: 'Penalty',
              value: '$50, $250 or $500, by your net income.[^lateFilingIndividual]',
            },
          ],
        },
        {
          title: 'Provisional tax',
          text: 'For business profit, rent and other income that nobody taxes before you get it. Companies have the same three dates. [How it works](/blog/provisional-tax-nz).',
          details: [
            { label: 'Due', value: facts.provisionalTaxDates.figure },
            { label: 'Category', value: 'Individual' },
            { label: 'Penalty', value: '1%, then 4%, and interest.[^latePaymentPenalty]' },
          ],
        },
        {
          title: 'Company income tax return',
          text: 'A return of its own. With a tax agent it can wait as yours can.',
          details: [
            { label: 'Due', value: facts.selfFilerDeadline.figure },
            { label: 'Category', value: 'Company' },
            { label: 'Penalty', value: facts.lateFilingCompany.wording },
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
        {
          title: 'PAYE, paid monthly',
          text: `For most employers. ${facts.paydayFiling.wording} [PAYE help](/paye-services) covers both.`,
          tag: { label: 'Urgent', tone: 'warning' },
          details: [
            { label: 'Due', value: `The ${facts.payeDueDate.figure} of each month` },
            { label: 'Category', value: 'Business' },
            { label: 'Penalty', value: facts.payePenalty.wording },
          ],
        },
        {
          title: 'PAYE, paid twice a month',
          text: `For larger employers. ${facts.payeTwiceMonthly.wording}`,
          tag: { label: 'Urgent', tone: 'warning' },
          details: [
            { label: 'Due', value: `The ${facts.payeTwiceMonthly.figure} of each month` },
            { label: 'Category', value: 'Business' },
            { label: 'Penalty', value: 'As for PAYE paid monthly' },
          ],
        },
      ],
    },
    {
      kind: 'columns',
      id: 'penalties',
      heading: 'Filing late and paying late are charged apart',
      columns: [
        {
          heading: 'Filing late',
          items: [facts.lateFilingIndividual.wording],
        },
        {
          heading: 'Paying late',
          items: [
            facts.latePaymentPenalty.wording,
            facts.latePaymentMonthly.wording,
            facts.latePaymentGrace.wording,
            `Interest of ${facts.useOfMoneyInterest.figure} a year runs by the day until the tax is paid.[^useOfMoneyInterest]`,
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
            'Put tax and GST aside in a separate account each time you are paid. The [tax calculator](/tax-calculator) says how much.',
            'File even if you cannot pay yet. The late filing penalty then does not arise, and you know what you owe.',
            'If you cannot pay, ask Inland Revenue for an instalment arrangement before the due date.',
            'If you want a tax agent to file for you, ask in autumn. You have to be on the agent’s list before your own deadline passes.',
            'If letters have started, [help with Inland Revenue](/ird-support) is there.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Fringe benefit tax, ACC levies and student loan repayments are not in these lists. If one of them concerns you, its date is in myIR.',
        },
      ],
    },
    {
      kind: 'dates',
      id: 'past-dates',
      heading: 'What has passed',
      remark: `${facts.gstDueDateSeventh.wording} Older calendars put it on the 7th. ${facts.gstDueDateExamples.wording}`,
      shape: 'folded',
      taxes: ['gst', 'provisionalTax', 'incomeTaxReturn', 'terminalTaxByAgent'],
      each: 12,
    },
    {
      kind: 'action',
      id: 'next-step',
      heading: 'A deadline too close to manage alone?',
      intro:
        'Tell us what is due. Where the form asks how soon you need help, choose ‘ASAP (within days)’.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'Read the tax FAQ', path: '/tax-faq' },
    },
  ],
  updated: '2026-11-23',
};
