const list = new Intl.ListFormat('en-NZ');

/** ', after costs and KiwiSaver'; nothing without them. */
const besides = (when: string, others: readonly string[]): string =>
  others.length > 0 ? `, ${when} ${list.format(others)}` : '';

/**
 * The words below a result of the income tax calculator, loaded with it. The calculator passes
 * formatted amounts and rates.
 */
export const taxBreakdown = {
  year: {
    row: 'What',
    amount: 'Year',
    investment: 'Income from investments carries neither ACC levy nor KiwiSaver.',
    noCredit: (from: string, to: string) =>
      `There is no independent earner tax credit: taxable income is not between ${from} and ${to}.`,
    /** For a schedule without pay rules. */
    noRules: (days: string) =>
      `We know no rules for levies, the credit, student loans, KiwiSaver or pays for ${days}. Only income tax is counted.`,
  },
  /** The numbers that a result begins with, and what they are after. */
  lead: {
    keep: 'You keep',
    setAside: (percent: string) => `Set aside ${percent} of each invoice`,
    spend: (others: readonly string[]) => `Yours to spend${besides('after', others)}`,
    /** What is not a bill, and comes off as well. */
    other: (name: string, amount: string) => `${name} of ${amount}`,
    month: (amount: string) => `${amount} a month`,
    taken: {
      costs: 'costs',
      incomeTax: 'income tax',
      earnerCredit: 'the independent earner tax credit',
      accLevy: 'the ACC levy',
      workLevy: 'the ACC work levy',
      studentLoan: 'the student loan',
      kiwiSaver: 'KiwiSaver',
    },
    after: (date: string, taken: readonly string[], hasDeductions: boolean) =>
      `For the year to ${date}, after ${list.format(taken)}.${hasDeductions ? ' An employer does not know of deductions: you claim them after the year.' : ''}`,
    covers: (gst: string, share: string, rest: string, others: readonly string[], date: string) =>
      `${gst} Of each $1,150 that a client then pays, $150 is GST, ${share} is for the bills below and ${rest} is left${besides('before', others)}. This share covers the bills of the year to ${date} if you have set it aside since 1 April: if you start later, the missed part comes from your savings.`,
    bills: { month: 'Bills a month', rounding: 'Spare, from rounding up' },
  },
  pay: {
    heading: 'Your pay, as an employer works it out',
    caption: (code: string) => `What comes off each pay (tax code ${code})`,
    row: 'What',
    periods: { week: 'Week', fortnight: 'Fortnight', 'four-weeks': 'Four weeks', month: 'Month' },
    gross: 'Pay before tax',
    paye: 'PAYE (income tax and ACC levy)',
    studentLoan: 'Student loan',
    kiwiSaver: 'KiwiSaver',
    takeHome: 'Take-home pay',
    contribution: 'The employer adds',
    esct: (rate: string) => `Less tax on that (ESCT, ${rate})`,
    net: 'Into your KiwiSaver from the employer',
    rules: (from: string, to: string) =>
      `By Inland Revenue’s payroll specification for ${from} to ${to}. A pay is the year’s income divided by the pays in a year.`,
    /** Shown if 52 weeks of PAYE differ from the year's tax and levy. */
    cents: (amount: string, than: 'less' | 'more') =>
      `52 weeks of PAYE come to ${amount} ${than} than the year’s tax and levy: each pay is rounded.`,
    second: (code: string, rate: string) =>
      `${code} takes ${rate} of every dollar and the ACC levy, for your main job uses up the lower bands. The year’s sum above is for this income alone: for the tax on both jobs, give the pay from the second one as well.`,
    askForMe:
      'With the code M the credit is not in your pays: you get it after the year. The code ME pays it week by week.',
    noKiwiSaver: 'An employer adds to KiwiSaver when you do: choose a KiwiSaver rate.',
    esctNote: (from: string) =>
      `The employer’s least contribution since ${from}. ESCT depends on a year’s pay and contributions.`,
    tooLarge: 'Pays of this size are not worked out by period.',
  },
  setAside: {
    heading: 'What to set aside',
    text: 'Put that share of every invoice, without its GST, into an account of its own for these bills. Has a client taken withholding tax? Subtract it from the income tax: payment slips and myIR show how much.',
    caption: 'The bills of a year',
    bill: 'Bill',
    amount: 'For a year',
    bills: {
      incomeTax: 'Income tax',
      accLevy: 'ACC earners’ levy',
      workLevy: 'ACC work levy',
      studentLoan: 'Student loan',
      together: 'Together',
    },
    noWorkLevy:
      'The ACC work levy is not in it: it depends on your trade. Type your rate under ‘Student loan, KiwiSaver, ACC work levy’.',
    unreadWorkLevy: (typed: string) =>
      `‘${typed}’ is not a rate of the ACC work levy, so none is counted. Use figures only, such as 1.20.`,
    instalments: 'The next three instalments of provisional tax',
    due: 'Due',
    year: 'For the year to',
    third: 'A third of this tax',
    note: 'For a 31 March balance date. Inland Revenue’s standard option asks for last year’s tax plus 5% instead of this year’s estimate.',
    none: (threshold: string, due: string, byAgent: string, periodEnd: string) =>
      `Income tax of ${threshold} or less carries no provisional tax: for the year to ${periodEnd} it is paid in one sum by ${due}, or by ${byAgent} with a tax agent.`,
  },
  bands: {
    caption: 'Where the tax comes from',
    band: 'Band',
    rate: 'Rate',
    amount: 'Income in this band',
    tax: 'Tax in this band',
    /** Under bands whose span rule taxes a dollar more than their limits say. */
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
    note: 'It fills in the form again, to keep or to send. Anyone with the link can read the figures in it.',
  },
} as const;
