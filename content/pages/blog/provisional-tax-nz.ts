import { interestOn, latePenalties } from '#brackets/core/late.ts';
import { facts } from '#content/facts.ts';
import { whenBehind } from '#content/promises.ts';
import type { Guide } from '#content/guide.ts';
import { dollars } from '#content/tax-band-words.ts';
import { dayOfIso, isoOf } from '#brackets/core/calendar.ts';

/** '$31.50', of cents. */
const money = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-NZ', { minimumFractionDigits: 2 })}`;

/** The example: last year's residual income tax in dollars, and an instalment by the standard option in cents. */
const lastYear = 9_000;
const instalment = (lastYear * 105) / 3;

const lateRow = (days: number): readonly string[] => {
  const debt = { cents: instalment, due: '2026-08-28' } as const;
  const paid = isoOf(dayOfIso(debt.due) + days);
  const { dayAfter, seventhDay } = latePenalties(debt, paid);
  const interest = interestOn(debt, paid).cents;
  const total = dayAfter + seventhDay + interest;
  return [`${days} days late`, ...[dayAfter, seventhDay, interest, total].map(money)];
};

export const page: Guide = {
  path: '/blog/provisional-tax-nz',
  kind: 'guide',
  family: 'guide',
  title: 'Provisional tax in NZ: dates and late costs',
  description:
    'Missed a provisional tax date? What to do today, what a late instalment costs in dollars, who pays, the three dates, and the ways to work out the amount.',
  name: 'Provisional tax',
  parent: { label: 'Resources', path: '/blog' },
  heading: 'Provisional tax, and what to do if you missed a date',
  lede: 'It is this year’s income tax, paid in three parts during the year. It is not an extra tax. If you are late, pay soon.',
  card: {
    title: 'Provisional tax, and what to do if you missed a date',
    excerpt:
      'What to do today, what a late instalment costs in dollars, and how the amount and the dates are set.',
    date: '2026-11-23',
    category: 'Tax Planning',
  },
  summary: [
    'If you missed a date, pay before the end of the seventh day. After that, 4% is added.',
    facts.provisionalTaxThreshold.wording,
    facts.provisionalTaxDates.wording,
    whenBehind,
  ],
  drawingAlt:
    'Three steps beside a dotted track that climbs over three rises of contour lines, an orange marker on each.',
  sections: [
    {
      kind: 'steps',
      id: 'missed-a-date',
      heading: 'If you missed a date, do this today',
      steps: [
        {
          title: 'Pay what you can',
          text: 'Use myIR or your bank’s tax payment form. Choose income tax and the tax year the instalment is for. Even part of it helps: penalties run only on what is still unpaid.',
        },
        {
          title: 'Count the days',
          text: 'The penalty is 1% until the end of the seventh day after the due date. Then 4% more is added. Pay within the seven days to avoid the 4%.',
        },
        {
          title: 'Ask for instalments',
          text: 'Ask in myIR. Interest continues, but no more penalties are added if you keep the arrangement. If a return is also missing, file it first: it has its own penalty.',
        },
        {
          title: 'Check the amount',
          text: 'myIR shows what Inland Revenue expects. If you earn much less than last year, the amount may be too high, and you can estimate a lower one. See [the ways to work it out](#ways).',
        },
        {
          title: 'A large amount? Ask about tax pooling first',
          text: 'Tax that you buy from a pool can count from the day you missed. Ask an accountant [before you pay](#tax-pooling).',
        },
      ],
    },
    {
      kind: 'dates',
      id: 'next-dates',
      heading: 'The next three dates',
      shape: 'strip',
      taxes: ['provisionalTax'],
      each: 3,
    },
    {
      kind: 'prose',
      id: 'late-cost',
      heading: 'What a late instalment costs',
      intro: `An example. Last year’s residual income tax was ${dollars(lastYear)}, and the standard option asks for 105% of it in three parts: ${dollars(instalment / 100)} each. One of them is paid late.`,
      blocks: [
        {
          kind: 'table',
          caption: `What ${dollars(instalment / 100)} costs when it is paid late`,
          columns: [
            { label: 'Paid' },
            { label: '1% penalty', numeric: true },
            { label: '4% penalty', numeric: true },
            { label: 'Interest', numeric: true },
            { label: 'In all', numeric: true },
          ],
          rows: [lateRow(3), lateRow(7), lateRow(8), lateRow(30), lateRow(90)],
        },
        {
          kind: 'list',
          items: [
            `${facts.latePaymentPenalty.wording} The 4% is also charged on the 1%.`,
            facts.latePaymentMonthly.wording,
            `${facts.useOfMoneyInterest.wording} It is added every day. The table shows it only on the instalment: on the penalties it is a few cents.`,
            facts.latePaymentGrace.wording,
          ],
        },
        {
          kind: 'paragraph',
          text: `${facts.provisionalTaxOtherThreshold.wording} After one late instalment there is no safe harbour for that year. Interest then counts from that instalment’s date.`,
        },
      ],
    },
    {
      kind: 'columns',
      id: 'who-pays',
      heading: 'Who pays provisional tax, and who does not',
      intro:
        'Residual income tax is the tax on your last assessment, less PAYE and other tax already taken. Look for the line with that name in myIR.',
      columns: [
        {
          heading: 'You pay it',
          items: [
            'Your residual income tax was more than $5,000, from business profit, rent, contracts or investments.',
            'The same rule applies to a company or a trust.',
            'You may also pay voluntarily in the first year. The second is then easier.',
          ],
        },
        {
          heading: 'You do not pay it',
          items: [
            'You earn only wages with PAYE taken off.',
            'Last year left $5,000 or less to pay: you pay one bill at the end.',
            'It is your first year in business, unless you choose to pay. Set the tax aside: this year’s bill and next year’s first instalments come close together. If the first year’s tax is $60,000 or more, interest still counts from the instalment dates.',
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'ways',
      heading: 'Three ways to work out the amount',
      intro:
        'You are on the standard option unless you choose another. A fourth way, the ratio option, follows your GST returns. You must choose it before the year begins.',
      table: {
        caption: 'Standard, estimation and AIM',
        columns: [{ label: 'Option' }, { label: 'The amount' }, { label: 'Suits' }],
        rows: [
          [
            'Standard',
            `${facts.provisionalTaxUplift.figure} of last year’s tax, or ${facts.provisionalTaxUpliftRisen.figure} of the year before that while last year’s return is not filed.[^provisionalTaxUplift]`,
            'A steady or growing income. This option has the safe harbour.',
          ],
          [
            'Estimation',
            'What you expect this year’s tax to be. If it is too low, you pay interest on the difference.',
            'A year with clearly less income than the last. You may change to it during the year.',
          ],
          [
            'AIM (accounting income method)',
            `What approved accounting software works out during the year. For a yearly turnover ${facts.aimTurnover.figure}.[^aimTurnover]`,
            'New and seasonal businesses: without profit, you pay nothing yet.',
          ],
        ],
      },
    },
    {
      kind: 'prose',
      id: 'tax-pooling',
      heading: 'Tax pooling, in short',
      blocks: [
        {
          kind: 'paragraph',
          text: `${facts.taxPooling.wording} You pay the pool the tax, and a charge for the time. Each pool sets its own charge, so compare it with Inland Revenue’s charges above.`,
        },
        {
          kind: 'paragraph',
          text: 'Until the pool makes the transfer, Inland Revenue still writes that you have not paid. The last day for the transfer depends on your tax year. An accountant who uses a pool knows it, and can say whether you save enough.',
        },
      ],
    },
    {
      kind: 'columns',
      id: 'when-to-ask',
      heading: 'When to ask for help',
      columns: [
        {
          heading: 'You can do this yourself',
          items: [
            'One instalment is late by days, and you can pay it.',
            'You want to pay more, or sooner.',
            'You need the dates in your calendar: see [the tax dates of the year](/blog/nz-tax-deadlines-2025).',
          ],
        },
        {
          heading: 'Ask an accountant',
          items: [
            'Two or more instalments were missed, or last year’s return is not filed.',
            'You want to estimate and are not sure of the figure.',
            'The tax is $60,000 or more, so there is no safe harbour.',
            'You do not understand a letter. [Help with Inland Revenue](/ird-support) says what happens next.',
          ],
        },
      ],
    },
    {
      kind: 'action',
      id: 'next-step',
      heading: 'Ask an accountant for help',
      intro:
        'Choose ‘ASAP (within days)’ where the form asks how soon. Up to three accountants answer with a price. You do not have to accept any quote.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'Work out this year’s tax', path: '/tax-calculator' },
    },
  ],
  updated: '2026-11-23',
};
