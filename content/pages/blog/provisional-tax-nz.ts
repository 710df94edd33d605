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
  lede: 'It is this year’s income tax, paid in three parts while the year runs. It is not an extra tax. A late part costs less the sooner you pay it.',
  card: {
    title: 'Provisional tax, and what to do if you missed a date',
    excerpt:
      'What to do today, what a late instalment costs in dollars, and how the amount and the dates are set.',
    date: '2026-11-23',
    category: 'Tax Planning',
  },
  summary: [
    'Missed a date? Pay before the end of the seventh day. After it 4% is added.',
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
      heading: 'Missed a date? Do this today',
      steps: [
        {
          title: 'Pay what you can',
          text: 'Use myIR or your bank’s tax payment form. Choose income tax and the tax year the instalment is for. Even part of it helps: penalties run only on what is still unpaid.',
        },
        {
          title: 'Count the days',
          text: 'Up to the end of the seventh day after the due date the penalty is 1%. After it, 4% more. Paying within the seven days saves you the 4%.',
        },
        {
          title: 'Ask for instalments',
          text: 'Ask in myIR. Interest goes on, but an arrangement that you keep stops penalties from being added. If a return is missing as well, file it first: it has a penalty of its own.',
        },
        {
          title: 'Check the amount',
          text: 'myIR shows what Inland Revenue expects. If this year is much worse than the last, the amount may be too high, and you can estimate a lower one. See [the ways to work it out](#ways).',
        },
        {
          title: 'A large amount? Ask about tax pooling first',
          text: 'Tax bought from a pool can be dated back to the day you missed. Ask an accountant [before you pay](#tax-pooling).',
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
      intro: `An example. Last year’s residual income tax was ${dollars(lastYear)}, and the standard option asks for 105% of it in three parts: ${dollars(instalment / 100)} each. One of them comes late.`,
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
            `${facts.latePaymentPenalty.wording} The 4% counts on the 1% as well.`,
            facts.latePaymentMonthly.wording,
            `${facts.useOfMoneyInterest.wording} It counts by the day; the table has it on the instalment alone. On the penalties it adds cents.`,
            facts.latePaymentGrace.wording,
          ],
        },
        {
          kind: 'paragraph',
          text: `${facts.provisionalTaxOtherThreshold.wording} One late instalment ends the safe harbour for that year, and interest then counts from the instalment’s own date.`,
        },
      ],
    },
    {
      kind: 'columns',
      id: 'who-pays',
      heading: 'Who pays provisional tax, and who does not',
      intro:
        'Residual income tax is the tax on your last assessment less PAYE and the other tax already taken. Look for the line with that name in myIR.',
      columns: [
        {
          heading: 'You pay it',
          items: [
            'Your residual income tax was more than $5,000, from business profit, rent, contracts or investments.',
            'A company or a trust with that much to pay is treated the same way.',
            'You may also pay of your own accord in the first year. The second is easier for it.',
          ],
        },
        {
          heading: 'You do not',
          items: [
            'Wages with PAYE taken off are all you earn.',
            'Last year left $5,000 or less to pay: one bill at the end is enough.',
            'It is your first year in business, unless you choose to. Put the tax aside: the bill for this year and the first instalments of the next come close together. If the first year’s tax is $60,000 or more, interest runs from the instalment dates anyway.',
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'ways',
      heading: 'Three ways to work out the amount',
      intro:
        'You are on the standard option unless you choose another. A fourth, the ratio option, ties instalments to GST returns and has to be chosen before the year begins.',
      table: {
        caption: 'Standard, estimation and AIM',
        columns: [{ label: 'Option' }, { label: 'The amount' }, { label: 'Suits' }],
        rows: [
          [
            'Standard',
            `${facts.provisionalTaxUplift.figure} of last year’s tax, or ${facts.provisionalTaxUpliftRisen.figure} of the year before that while last year’s return is not filed.[^provisionalTaxUplift]`,
            'An income that is steady or grows. It is also the one with the safe harbour.',
          ],
          [
            'Estimation',
            'What you expect this year’s tax to be. Too low, and interest runs on the difference.',
            'A year that will clearly be worse than the last. You may change to it during the year.',
          ],
          [
            'AIM',
            `What approved accounting software works out as you go. For a yearly turnover ${facts.aimTurnover.figure}.[^aimTurnover]`,
            'New businesses and seasonal ones: no profit yet, nothing to pay yet.',
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
          text: `${facts.taxPooling.wording} You pay the pool for the tax and a charge for the time. Each pool sets its own charge, so compare it with Inland Revenue’s in the table above.`,
        },
        {
          kind: 'paragraph',
          text: 'Until the pool has made the transfer, Inland Revenue’s letters go on as if nothing had been paid. There is a last day for it, which depends on your year. An accountant who uses a pool knows it, and can tell you whether the sum is worth the work.',
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
            'You want to pay more than asked, or sooner.',
            'You need the dates in your calendar: [the dates of the year](/blog/nz-tax-deadlines-2025) has files for it.',
          ],
        },
        {
          heading: 'Ask an accountant',
          items: [
            'Two or more instalments were missed, or last year’s return is not filed.',
            'You are thinking of estimating and are not sure of the figure.',
            'The tax comes to $60,000 or more, so that there is no safe harbour.',
            'A letter has come that you do not follow. [Help with Inland Revenue](/ird-support) says what happens next.',
          ],
        },
      ],
    },
    {
      kind: 'action',
      id: 'next-step',
      heading: 'Rather not do it alone?',
      intro:
        'Choose ‘ASAP (within days)’ where the form asks how soon. Up to three accountants answer with a price, and you need not accept one.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'Work out this year’s tax', path: '/tax-calculator' },
    },
  ],
  updated: '2026-11-23',
};
