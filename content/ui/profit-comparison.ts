/** The words of the profit comparison. */
export const profitComparison = {
  profit: {
    label: 'Your profit in a year',
    hint: 'In dollars, before tax. It is compared here in your browser and sent nowhere.',
  },
  problems: {
    notFigures: 'Use figures only, such as 120000. Anything else counts as no profit.',
    tooLarge: 'This works up to $1,000,000,000. More than that counts as no profit.',
    zero: 'A profit of 0 has no tax to compare. Type one above zero.',
  },
  /** Shown instead of the result until there is a profit. */
  empty: 'Type your profit to see it as the first row of the table.',
  yours: (profit: string) => `${profit}, yours`,
  winner: { soleTrader: 'Sole trader', company: 'Company', neither: 'Neither' },
  /** Follows the winner's tax, for screen readers. */
  paysLess: 'pays less',
  result: {
    soleTrader: (saving: string) => `A sole trader pays ${saving} less.`,
    company: (saving: string) => `A company that keeps all of it pays ${saving} less.`,
    neither: () => 'Both pay the same, to the dollar.',
  },
  chart: {
    caption: 'A year’s income tax, if a company keeps all its profit',
    label: (last: string, crossing: string) =>
      `Line chart of income tax against profit up to ${last}. The sole trader’s tax is lower up to ${crossing}, where the lines cross, and the company’s above it.`,
    soleTrader: 'Sole trader',
    company: 'Company',
    crossing: (profit: string) => `They cross at ${profit}`,
    text: (profit: string) =>
      `The lines cross at ${profit} of profit. Below it a sole trader pays less, above it a company that keeps all its profit.`,
  },
  withoutScript: 'To compare your own profit here takes JavaScript, which is off or did not load.',
} as const;
