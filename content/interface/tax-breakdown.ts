/**
 * The words below a result of the income tax calculator: where the tax comes
 * from. They are loaded with it. Amounts and rates come from the calculator, ready to print.
 */
export const taxBreakdown = {
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
    note: 'It fills in the form again. Whoever has the link can read the figures in it.',
  },
} as const;
