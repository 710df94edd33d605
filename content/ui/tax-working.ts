/**
 * The words of a result's lines and of their working, loaded with the result. The calculator passes
 * formatted amounts and rates.
 */
export const taxWorking = {
  lead: 'Open a line to show the working.',
  /** Above the lines of the chosen schedule. */
  with: (schedule: string) => `With the bands for ${schedule}`,
  source: 'Source: ',
  /** The ids of the facts that a line uses. */
  sources: {
    personalRates: 'personal income tax rates',
    personalBands: 'personal income tax bands',
    accEarnersLevy: 'the ACC earners’ levy',
    studentLoan: 'student loan repayments',
    earnerCredit: 'the independent earner tax credit',
    kiwiSaverEmployer: 'KiwiSaver rates',
    deductions: 'deductions and records',
    'income-tax': 'every income tax figure',
  },
  grossIncome: {
    label: 'Gross income',
    typed: 'A year’s income, as typed',
    second: 'Pay from a second job',
    rule: 'It is counted before tax and before costs.',
  },
  deductions: {
    label: 'Deductions',
    typed: 'Deductions, as typed',
    rule: 'Costs of earning the income come off it before it is taxed.',
  },
  taxableIncome: {
    label: 'Taxable income',
    rule: 'Gross income less deductions, and never below zero. The bands tax this.',
  },
  incomeTax: {
    label: 'Income tax',
    band: (band: string, rate: string, amount: string) => `${band}: ${rate} of ${amount}`,
    rule: 'Each band taxes the part of the income that falls into it. The sum is rounded once, to the cent.',
    dollarMore: 'In this set the dollar above each limit is taxed in the band below.',
  },
  earnerCredit: {
    label: 'Independent earner tax credit',
    whole: 'The whole credit',
    less: (cents: string, above: string) => `Less ${cents} for each dollar above ${above}`,
    rule: (from: string, fullUpTo: string) =>
      `It is whole for taxable income from ${from} to ${fullUpTo}. It gives tax back.`,
  },
  accLevy: {
    label: 'ACC earners’ levy',
    base: 'Earnings that are levied',
    part: (rate: string) => `${rate} of them`,
    rule: (upTo: string, from: string) =>
      `It is charged on earnings up to ${upTo} in the year from ${from}. Pay counts before deductions, a business by its profit, investments not at all.`,
  },
  workLevy: {
    label: 'ACC work levy',
    base: 'Profit that is levied',
    part: (rate: string) => `${rate} of it`,
    rule: 'The rate is that of your trade, as you typed it.',
  },
  studentLoan: {
    label: 'Student loan',
    base: 'Income that counts',
    threshold: 'Less the threshold',
    part: (rate: string) => `${rate} of the rest`,
    rule: 'A business repays from its profit. An employer takes repayments from each pay.',
  },
  kiwiSaver: {
    label: 'KiwiSaver',
    base: 'Earnings',
    part: (rate: string) => `${rate} of them`,
    rule: (least: string, from: string) =>
      `You choose the rate: at least ${least} since ${from}, or 3% for a time where you ask for it.`,
  },
  left: {
    /** The rest after income tax only. */
    tax: 'Income after tax',
    /** The rest after levies and all chosen deductions. */
    all: 'Left to you',
    /** If deductions were spent to earn the income. */
    costs: 'After tax and costs',
    rule: 'Gross income less everything that comes off it.',
    /** The name of deductions in the sum. */
    costsTaken: 'Costs already spent',
  },
  effectiveRate: {
    label: 'Effective rate',
    hint: 'Tax as a share of your whole income.',
    tax: 'Income tax',
    income: 'Divided by gross income',
    rule: 'Income tax alone counts, before any credit or levy.',
  },
  marginalRate: {
    label: 'Marginal rate',
    hint: 'The rate on the last dollar you earned.',
    none: 'No band is reached',
    rule: 'It is the rate of the last band that the income reaches.',
  },
} as const;
