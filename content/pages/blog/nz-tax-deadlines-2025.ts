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
  lede: 'When income tax, provisional tax, GST and PAYE are due, with files for your calendar.',
  card: {
    title: heading,
    excerpt:
      'When income tax, provisional tax, GST and PAYE are due in the year ahead, as a list and as a file for your calendar.',
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
      remark: 'If you missed one, see [what it costs, and what to do](/behind-with-tax).',
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
        'Open one or more with Apple Calendar, Google Calendar (Settings, Import) or Outlook. Each date has a reminder one week before.',
      links: taxCalendars.map(({ name, path }) => ({ label: name, path })),
    },
    {
      kind: 'items',
      id: 'deadlines',
      heading: 'What is due, and what being late costs',
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
          text: 'For business profit, rent and other income that is not taxed before you get it. Companies have the same three dates. [How it works](/blog/provisional-tax-nz).',
          details: [
            { label: 'Due', value: facts.provisionalTaxDates.figure },
            { label: 'Category', value: 'Individual' },
            { label: 'Penalty', value: '1%, then 4%, and interest.[^latePaymentPenalty]' },
          ],
        },
        {
          title: 'Company income tax return',
          text: 'A company files its own return. With a tax agent it has more time too.',
          details: [
            { label: 'Due', value: facts.selfFilerDeadline.figure },
            { label: 'Category', value: 'Company' },
            { label: 'Penalty', value: facts.lateFilingCompany.wording },
          ],
        },
        {
          title: 'GST return and payment',
          text: `File and pay for every period, even without sales. ${facts.gstMonthlyFiling.wording}`,
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
      heading: 'Late filing and late payment have separate costs',
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
            `Interest of ${facts.useOfMoneyInterest.figure} a year is added every day until the tax is paid.[^useOfMoneyInterest]`,
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'tips',
      heading: 'How to meet the dates',
      blocks: [
        {
          kind: 'list',
          items: [
            'Set tax and GST aside in a separate account each time you are paid. The [tax calculator](/tax-calculator) says how much.',
            'File even if you cannot pay yet. You then avoid the late filing penalty, and know what you owe.',
            'If you cannot pay, ask Inland Revenue for an instalment arrangement before the due date.',
            'If you want a tax agent to file for you, ask between March and May. You must be on the agent’s list before your own deadline.',
            'If you get letters, see [help with Inland Revenue](/ird-support).',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Fringe benefit tax, ACC levies and student loan repayments are not in these lists. Their dates are in myIR.',
        },
      ],
    },
    {
      kind: 'dates',
      id: 'past-dates',
      heading: 'Past dates',
      remark: `${facts.gstDueDateSeventh.wording} Older calendars give the 7th. ${facts.gstDueDateExamples.wording}`,
      shape: 'folded',
      taxes: ['gst', 'provisionalTax', 'incomeTaxReturn', 'terminalTaxByAgent'],
      each: 12,
    },
    {
      kind: 'action',
      id: 'next-step',
      heading: 'Ask for help before a deadline',
      intro: 'Tell us what is due. Choose ‘ASAP (within days)’ where the form asks how soon.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'Read the tax FAQ', path: '/tax-faq' },
    },
  ],
  updated: '2026-11-23',
};
