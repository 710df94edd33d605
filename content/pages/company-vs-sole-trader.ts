import { facts } from '#content/facts.ts';
import { formatDate } from '#content/dates.ts';
import { profitComparison } from '#content/ui/profit-comparison.ts';
import { inWords, inWordsFirst } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import {
  bestSalary,
  companyTax,
  compareTax,
  personalTax,
  splitSaving,
  splitTax,
  switchPoint,
  type TaxComparison,
} from '#content/company-tax.ts';
import { bandsIn, dollars } from '#content/tax-band-words.ts';
import { scheduleInForceOn } from '#content/tax-schedules.ts';

/** The rates that the page compares with. */
const schedule = scheduleInForceOn('2026-11-22');

/** '$1,234' for cents. */
const inDollars = (cents: number): string => dollars(cents / 100);

/** The levels of profit, in cents. */
export const incomeComparisons: readonly TaxComparison[] = [
  50_000, 75_000, 100_000, 150_000, 180_000, 200_000, 250_000, 300_000,
].map((profit) => compareTax(schedule, profit * 100));

type Winner = 'soleTrader' | 'company' | 'depends';

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
    company: 'Limited to the company, unless you give a guarantee',
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
    company: 'Stay in the company, unless it is a look-through company',
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
    company: 'Some large clients require one',
    winner: 'depends',
  },
];

const winnerWords: Readonly<Record<Winner, string>> = {
  soleTrader: 'Sole trader',
  company: 'Company',
  depends: 'Depends',
};

const salary = inDollars(bestSalary(schedule));
/** Cents. */
const exampleProfit = 150_000_00;

export const page: Page = {
  path: '/company-vs-sole-trader',
  kind: 'standard',
  family: 'guide',
  title: 'Company vs sole trader NZ: the tax compared',
  description:
    'Income tax of a sole trader and a New Zealand company side by side, from $50,000 to $300,000 of profit, with the running costs and when to switch.',
  name: 'Company or sole trader',
  heading: 'Company or sole trader?',
  lede: 'For tax alone, most people do better as a sole trader until profit is high. Risk or partners can be reasons to change sooner.',
  diagram: {
    name: 'company-or-sole-trader',
    alt: `Two lines: a company that keeps its profit pays 28% of it, a sole trader a share that rises with the profit. They cross at about ${dollars(Math.round(switchPoint(schedule) / 100_000) * 1000)}.`,
  },
  action: { label: 'Get free quotes', path: '/quote' },
  sections: [
    {
      kind: 'comparison',
      id: 'income-levels',
      schedule: schedule.id,
      heading: `Income tax at ${inWords(incomeComparisons.length)} levels of profit`,
      intro: `The table is for one owner with no other income. The sole trader pays the personal rates from ${formatDate(schedule.from)} (${bandsIn(schedule)}).[^personalBands] The company pays 28%[^companyRate] and keeps the rest. The table leaves out ACC levies and fees. **If you draw the profit out, this changes**: you are then taxed personally on what you draw.`,
      table: {
        caption: 'A year’s income tax, to the dollar',
        columns: [
          { label: 'Profit', numeric: true },
          { label: 'Sole trader', numeric: true },
          { label: 'Company', numeric: true },
          { label: 'Pays less' },
          { label: 'Saving', numeric: true },
        ],
        rows: incomeComparisons.map(({ profit, soleTrader, company, winner, saving }) => [
          inDollars(profit),
          inDollars(soleTrader),
          inDollars(company),
          profitComparison.winner[winner],
          inDollars(saving),
        ]),
      },
    },
    {
      kind: 'prose',
      id: 'rules-of-thumb',
      heading: 'When a company pays less',
      blocks: [
        {
          kind: 'list',
          items: [
            `**A salary to you, the rest left in.** ${facts.soleTraderUnder.wording} ${facts.companyOver.wording}`,
            `**All profit left in.** ${facts.companyCrossover.wording}`,
          ],
        },
        {
          kind: 'paragraph',
          text: `If all profit stays in the company, it pays less from ${inDollars(switchPoint(schedule))}: see the table above. With a salary of ${salary} and the rest left in, a company saves ${inDollars(splitSaving(schedule, 75_000_00))} of income tax on $75,000 of profit. Its fees cost that much. On $100,000 it saves ${inDollars(splitSaving(schedule, 100_000_00))}. If you draw everything, it saves little or nothing.`,
        },
        {
          kind: 'paragraph',
          text: `You pay tax on a dividend at your personal rate, less what the company has paid. ${facts.dividendWithholding.wording} ${facts.companyRateLarge.wording} ${facts.trusteeRate.wording}`,
        },
      ],
    },
    {
      kind: 'table',
      id: 'comparison',
      heading: `${inWordsFirst(featureComparisons.length)} differences between the two`,
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
            'A loss in the first year can reduce your other tax. A look-through company does the same: its profit and loss count as its owners’.',
          ],
        },
        {
          heading: 'Company',
          items: [
            'Your house is better protected, if you do not sign a guarantee',
            'Profit you do not need is taxed at one flat rate',
            'You can sell or give away shares',
            'The business continues if you stop',
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'decision-matrix',
      heading: 'Which one suits your situation',
      table: {
        caption: 'Decision matrix',
        columns: [{ label: 'Your situation' }, { label: 'Choose' }, { label: 'Because' }],
        rows: [
          ['Testing an idea', 'Sole trader', 'It costs little to start or to stop'],
          ['You spend all you earn', 'Sole trader', 'Drawn profit is taxed personally anyway'],
          ['Work that could harm people or property', 'Company', 'It limits many claims'],
          [
            'Profit stays in to buy machines or stock',
            'Company',
            'The flat rate leaves more to invest',
          ],
          ['A partner wants to join', 'Company', 'Shares record who owns what'],
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
          text: 'You pay your top rate only on the last part of your income. Compare the whole tax.',
        },
        {
          title: 'Using the company’s account as your own',
          text: 'Money taken without a salary or dividend is a loan. You owe the company interest on it, or the company pays fringe benefit tax. Inland Revenue has proposed to tax large loans as dividends, so ask first.',
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
      blocks: [
        {
          kind: 'paragraph',
          text: `${facts.companyWorkedExample.wording} This is the sum, with the rates in the first table:`,
        },
        {
          kind: 'table',
          caption: `Income tax on ${inDollars(exampleProfit)} of profit`,
          columns: [{ label: 'How' }, { label: 'Income tax', numeric: true }],
          rows: [
            ['Sole trader', inDollars(personalTax(schedule, exampleProfit))],
            ['Company, all profit left in', inDollars(companyTax(exampleProfit))],
            [
              `Company, salary of ${salary}, the rest left in`,
              inDollars(splitTax(schedule, exampleProfit)),
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: `The third line saves ${inDollars(splitSaving(schedule, exampleProfit))} compared with the first. For one owner, no other split saves more. Fees reduce the saving, dividends bring more tax later, and the salary must be fair for the work. If you have one main client, ask first about the rule on attributing personal services income. It can cancel the saving.`,
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
            'You accept work that could lead to a claim',
            'You will soon hire, borrow or share ownership',
            'A contract you want is open only to companies',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Switch at the start of a tax year if you can. A company needs its own IRD number, GST registration and bank account. Your contracts and insurance also move to it. This page is general information: ask an accountant to check your figures before you decide.',
        },
      ],
    },
    {
      kind: 'action',
      id: 'get-quotes',
      heading: 'Ask for the sums with your figures',
      intro:
        'Accountants near you can quote for the comparison, and for setting up a company if it saves you tax.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'Open the tax calculator', path: '/tax-calculator' },
    },
  ],
  updated: '2026-11-21',
};
