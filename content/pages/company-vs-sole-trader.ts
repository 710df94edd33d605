import { notesOf } from '#content/fact-notes.ts';
import { facts } from '#content/facts.ts';
import { formatDate } from '#content/dates.ts';
import { inWords, inWordsFirst } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import { bandsIn } from '#content/tax-band-words.ts';
import { scheduleInForceOn } from '#content/tax-schedules.ts';

/** The rates that the page compares with. */
const schedule = scheduleInForceOn('2026-11-21');

type Winner = 'soleTrader' | 'company' | 'depends';

/** One year's income tax on one profit, in whole dollars. */
export interface IncomeComparison {
  readonly income: number;
  readonly soleTrader: number;
  readonly company: number;
  readonly winner: Exclude<Winner, 'depends'>;
  /** What the winner pays less than the other. */
  readonly saving: number;
}

/**
 * Personal tax at the rates of `schedule` against company tax at 28% with every dollar retained.
 * Half dollars are rounded up, and the saving is the difference of the rounded figures.
 */
export const incomeComparisons: readonly IncomeComparison[] = [
  { income: 50_000, soleTrader: 7_658, company: 14_000, winner: 'soleTrader', saving: 6_342 },
  { income: 75_000, soleTrader: 14_721, company: 21_000, winner: 'soleTrader', saving: 6_279 },
  { income: 100_000, soleTrader: 22_878, company: 28_000, winner: 'soleTrader', saving: 5_122 },
  { income: 150_000, soleTrader: 39_378, company: 42_000, winner: 'soleTrader', saving: 2_622 },
  { income: 180_000, soleTrader: 49_278, company: 50_400, winner: 'soleTrader', saving: 1_122 },
  { income: 200_000, soleTrader: 57_078, company: 56_000, winner: 'company', saving: 1_078 },
  { income: 250_000, soleTrader: 76_578, company: 70_000, winner: 'company', saving: 6_578 },
  { income: 300_000, soleTrader: 96_078, company: 84_000, winner: 'company', saving: 12_078 },
];

interface FeatureComparison {
  readonly category: string;
  readonly soleTrader: string;
  readonly company: string;
  readonly winner: Winner;
}

const featureComparisons: readonly FeatureComparison[] = [
  {
    category: 'Setting up',
    soleTrader: 'Tell Inland Revenue and start',
    company: `${facts.priceCompanySetup.figure} with help`,
    winner: 'soleTrader',
  },
  {
    category: 'Tax rate',
    soleTrader: `${facts.personalRates.figure}, by band`,
    company: `${facts.companyRate.figure} on every dollar`,
    winner: 'depends',
  },
  {
    category: 'Debts and claims',
    soleTrader: 'All you own is at risk',
    company: 'Usually limited to the company, unless you give a guarantee',
    winner: 'company',
  },
  {
    category: 'Paperwork',
    soleTrader: 'One personal return',
    company: 'Accounts, company return, yearly filing and your own return',
    winner: 'soleTrader',
  },
  {
    category: 'Taking money out',
    soleTrader: 'It is yours already',
    company: 'Salary, dividend or a recorded loan',
    winner: 'soleTrader',
  },
  {
    category: 'Losses',
    soleTrader: 'Can reduce tax on your other income',
    company: 'Usually stay in the company',
    winner: 'soleTrader',
  },
  {
    category: 'Sharing ownership',
    soleTrader: 'Needs a new structure',
    company: 'Issue or sell shares',
    winner: 'company',
  },
  {
    category: 'Image with clients',
    soleTrader: 'Fine for most trades',
    company: 'Some large clients insist',
    winner: 'depends',
  },
];

const winnerWords: Readonly<Record<Winner, string>> = {
  soleTrader: 'Sole trader',
  company: 'Company',
  depends: 'Depends',
};

const dollars = (amount: number): string => `$${amount.toLocaleString('en-NZ')}`;

export const page: Page = {
  path: '/company-vs-sole-trader',
  title: 'Company or sole trader: the tax compared',
  description:
    'Income tax of a sole trader and a New Zealand company side by side, from $50,000 to $300,000 of profit, with the running costs and when to switch.',
  name: 'Company or sole trader',
  heading: 'Company or sole trader?',
  lede: 'On tax alone, most people should stay a sole trader until the profit is high and some of it can remain in the business. Risk and partners can be a reason to change sooner.',
  action: { label: 'Get free quotes', path: '/quote' },
  sections: [
    {
      kind: 'table',
      id: 'income-levels',
      heading: `Income tax at ${inWords(incomeComparisons.length)} levels of profit`,
      intro: `The assumptions: one owner with no other income. The sole trader pays the personal rates from ${formatDate(schedule.from)} (${bandsIn(schedule)}). The company pays 28% and keeps the rest. ACC levies and fees are left out. **Drawing the profit out changes it**: you are then taxed personally on what you draw.`,
      notes: notesOf(['personalRates', 'companyRate']),
      table: {
        caption: 'A year’s income tax, to the dollar',
        columns: [
          { label: 'Profit', numeric: true },
          { label: 'Sole trader', numeric: true },
          { label: 'Company', numeric: true },
          { label: 'Pays less' },
          { label: 'Saving', numeric: true },
        ],
        rows: incomeComparisons.map(({ income, soleTrader, company, winner, saving }) => [
          dollars(income),
          dollars(soleTrader),
          dollars(company),
          winnerWords[winner],
          dollars(saving),
        ]),
      },
    },
    {
      kind: 'prose',
      id: 'rules-of-thumb',
      heading: 'Three rules of thumb, and why they differ',
      notes: notesOf([
        'soleTraderUnder',
        'companyOver',
        'companyCrossover',
        'companyRateLarge',
        'dividendWithholding',
      ]),
      blocks: [
        {
          kind: 'list',
          items: [
            facts.soleTraderUnder.wording,
            facts.companyOver.wording,
            facts.companyCrossover.wording,
          ],
        },
        {
          kind: 'paragraph',
          text: 'In the table, with every dollar left in the company, the lines cross just above $190,000. If you pay yourself a salary and leave only the rest, they cross much sooner. If you draw everything, a company saves little or nothing.',
        },
        {
          kind: 'paragraph',
          text: `A dividend brings your tax up to your personal rate, with credit for what the company paid. Where that credit is full, ${facts.dividendWithholding.figure} is withheld when the dividend is paid. ${facts.companyRateLarge.wording} Do not use it for a small company: see the note.`,
        },
      ],
    },
    {
      kind: 'table',
      id: 'comparison',
      heading: `${inWordsFirst(featureComparisons.length)} differences besides the rate`,
      notes: notesOf(['priceCompanySetup']),
      table: {
        caption: 'Sole trader and company compared',
        columns: [
          { label: 'What' },
          { label: 'Sole trader' },
          { label: 'Company' },
          { label: 'Better' },
        ],
        rows: featureComparisons.map(({ category, soleTrader, company, winner }) => [
          category,
          soleTrader,
          company,
          winnerWords[winner],
        ]),
      },
    },
    {
      kind: 'columns',
      id: 'advantages',
      heading: 'What each one is good for',
      columns: [
        {
          heading: 'Sole trader',
          items: [
            'You can start today and stop when you like',
            'The first part of your profit is taxed at the lowest rates',
            'One return, one set of records, lower fees',
            'A loss in the first year can reduce your other tax',
          ],
        },
        {
          heading: 'Company',
          items: [
            'Your house is better protected, as long as you sign no guarantee',
            'Profit you do not need is taxed at one flat rate',
            'Shares can be sold, or passed on',
            'The business continues if you stop',
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'decision-matrix',
      heading: 'Which way your situation points',
      table: {
        caption: 'Decision matrix',
        columns: [{ label: 'Your situation' }, { label: 'Points to' }, { label: 'Because' }],
        rows: [
          ['Testing an idea', 'Sole trader', 'It costs little to start or to stop'],
          ['You spend all you earn', 'Sole trader', 'Drawn profit is taxed personally anyway'],
          ['Work that could harm people or property', 'Company', 'It limits many claims'],
          [
            'Profit stays in to buy plant or stock',
            'Company',
            'The flat rate leaves more to invest',
          ],
          ['A partner wants in', 'Company', 'Shares record who owns what'],
          [
            'One client pays nearly all you earn',
            'Depends',
            'The income may still be taxed as yours',
          ],
        ],
      },
    },
    {
      kind: 'items',
      id: 'mistakes',
      heading: 'Four common mistakes',
      items: [
        {
          title: 'Comparing the top rate with the company rate',
          text: 'Only the last part of your income meets your top rate. Compare the whole tax.',
        },
        {
          title: 'Using the company’s account as your own',
          text: 'Money taken without a salary or dividend is a loan. You may owe interest, and tax on it.',
        },
        {
          title: 'Setting a salary too low',
          text: 'Inland Revenue can challenge a salary below what the work is worth, if saving tax is the reason.',
        },
        {
          title: 'Forgetting the running costs',
          text: 'Extra accounts and filings cost money each year. Take them off the saving first.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'worked-example',
      heading: 'Worked example: a consultant with $150,000',
      notes: notesOf(['companyWorkedExample']),
      blocks: [
        { kind: 'paragraph', text: facts.companyWorkedExample.wording },
        {
          kind: 'paragraph',
          text: 'That is a sample. Here is the income tax alone, on the rates in the first table:',
        },
        {
          kind: 'table',
          caption: 'Income tax on $150,000 of profit',
          columns: [{ label: 'How' }, { label: 'Income tax', numeric: true }],
          rows: [
            ['Sole trader', '$39,378'],
            ['Company, everything retained', '$42,000'],
            ['Company, salary of $53,500, the rest retained', '$35,291'],
          ],
        },
        {
          kind: 'paragraph',
          text: `The third line saves $4,087, and no other split does better for one owner. So do not count on ${facts.companyWorkedExample.figure}: it needs something beyond the rates. Fees come off the saving, dividends bring more tax later, and the salary must be fair for the work. A consultant with one main client should ask first about the rule on attributing personal services income, which can undo the saving.`,
        },
      ],
    },
    {
      kind: 'prose',
      id: 'when-to-switch',
      heading: 'When to switch',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your profit has been high for two years and you do not need all of it',
            'You take on work that could end in a claim',
            'You are about to hire, borrow or share ownership',
            'A contract you want is open only to companies',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Switch at the start of a tax year if you can. A company needs its own IRD number, GST registration and bank account, and your contracts and insurance have to move to it. This page is general information: have an accountant run your figures before you decide.',
        },
      ],
    },
    {
      kind: 'action',
      id: 'get-quotes',
      heading: 'Have the sums done on your figures',
      intro:
        'Accountants near you can quote for the comparison, and for setting up a company if it comes out ahead.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'Open the tax calculator', path: '/tax-calculator' },
    },
  ],
  updated: '2026-11-21',
};
