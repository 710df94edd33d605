/**
 * The words below a result of the income tax calculator: where the tax comes
 * from. They are loaded with it. Amounts and rates come from the calculator, ready to print.
 */
export const taxBreakdown = {
  pay: {
    caption: 'By the year, month, fortnight and week',
    row: 'What',
    periods: { year: 'Year', month: 'Month', fortnight: 'Fortnight', week: 'Week' },
    grossIncome: 'Gross income',
    taken: {
      incomeTax: 'Income tax',
      accLevy: 'ACC earners’ levy',
      kiwiSaver: 'KiwiSaver',
      studentLoan: 'Student loan',
    },
    left: 'Left to you',
    note: 'A month is a twelfth of the year, a fortnight a 26th and a week a 52nd. An employer works out each pay by itself, so a payslip can differ by a few cents.',
    accLevy: (rate: string, upTo: string, from: string) =>
      `The ACC earners’ levy is ${rate} of earnings up to ${upTo}, since ${from}.`,
    studentLoan: (rate: string, over: string) =>
      `Student loan repayments are ${rate} of what is above ${over} in a year.`,
    kiwiSaver: (least: string, from: string) =>
      `An employee in KiwiSaver puts in at least ${least} since ${from}.`,
    investment: 'Income from investments carries neither ACC levy nor KiwiSaver.',
    business:
      'Of a business, ACC levy, KiwiSaver and student loan are worked out on the profit: income less deductions.',
  },
  setAside: {
    heading: 'What to set aside',
    percent: (percent: string) => `${percent} of each invoice`,
    text: 'Put that share of every invoice, without its GST, into an account of its own, and the whole year’s bill is there when it is due.',
    instalments: 'The next three instalments of provisional tax',
    due: 'Due',
    year: 'For the year to',
    amount: 'A third of this tax',
    note: 'For a 31 March balance date. Inland Revenue’s standard option asks for last year’s tax plus 5% instead of this year’s estimate.',
    none: (threshold: string) =>
      `Income tax of ${threshold} or less is paid in one sum after the year has ended: there are no instalments.`,
  },
  bands: {
    caption: 'Where the tax comes from',
    band: 'Band',
    rate: 'Rate',
    amount: 'Income in this band',
    tax: 'Tax in this band',
    /** Under bands whose span rule gives each a dollar more than its limits say. */
    dollarMore:
      'With this set the dollar above each limit is taxed in the band below, so the first band holds $14,001. It makes the tax 28.5 cents lower at most.',
    upTo: (max: string) => `Up to ${max}`,
    between: (min: string, max: string) => `${min} to ${max}`,
    over: (min: string) => `Over ${min}`,
    none: 'There is no taxable income, so no band applies.',
  },
  charts: {
    heading: 'The same in pictures',
    bands: 'Tax in each band',
    bandsLabel: (bars: string) => `Bar chart of the tax in each band: ${bars}.`,
    bar: (rate: string, tax: string) => `${tax} at ${rate}`,
    rates: 'Your rates as income grows',
    ratesLabel: (income: string, marginal: string, effective: string) =>
      `Line chart of the marginal and the effective rate by income. At your income of ${income} the marginal rate is ${marginal} and the effective rate is ${effective}.`,
    marginal: 'Marginal',
    effective: 'Effective',
    yourIncome: 'Your income',
    table: {
      summary: 'Show the rates as a table',
      caption: 'Rates by income',
      income: 'Gross income',
      yours: (income: string) => `${income} (yours)`,
    },
  },
  link: {
    label: 'Link to these figures',
    note: 'It fills in the form again, to keep or to send. Whoever has the link can read the figures in it.',
  },
} as const;
