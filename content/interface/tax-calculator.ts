import type { Option } from '#content/interface/quote-options.ts';

export const incomeTypes = [
  { value: 'individual', label: 'Individual' },
  { value: 'business', label: 'Business' },
  { value: 'investment', label: 'Investment' },
] as const satisfies readonly Option[];

/** Percent of pay that an employee can put into KiwiSaver; empty for none. */
export const kiwiSaverRates = [
  { value: '', label: 'None' },
  { value: '3', label: '3% (for a time, where you asked for it)' },
  { value: '3.5', label: '3.5%' },
  { value: '4', label: '4%' },
  { value: '6', label: '6%' },
  { value: '8', label: '8%' },
  { value: '10', label: '10%' },
] as const satisfies readonly Option[];

/** What else can be taken into account, by its field. */
export const payExtras = [
  { value: 'accLevy', label: 'ACC earners’ levy' },
  { value: 'studentLoan', label: 'Student loan repayments' },
] as const satisfies readonly Option[];

/**
 * The words of the income tax calculator; those below its result are in tax-breakdown.ts.
 * Amounts and the names of schedules come from the calculator, ready to print.
 */
export const taxCalculator = {
  path: '/tax-calculator',
  banner: {
    heading: 'Work out your income tax',
    text: 'Enter a year’s income before tax. The sum is done in your browser, and nothing you type leaves it.',
  },
  form: {
    heading: 'Your details',
    incomeType: {
      label: 'Income type',
      hint: 'All three are taxed at the personal rates. Choose Business to see what to set aside.',
    },
    income: {
      label: 'Annual gross income',
      hint: 'A year’s income before tax, in dollars.',
    },
    deductions: {
      label: 'Annual deductions (optional)',
      hint: 'Costs you can claim against this income.',
    },
    /** Beside an amount that is typed with anything but figures, such as '$65k'. */
    notFigures: 'Use figures only, such as 65000. Anything else counts as 0.',
    tooLarge: (largest: string) =>
      `Amounts up to ${largest} can be worked out. A larger one counts as 0.`,
    schedule: {
      label: 'Tax bands',
      hint: 'Choose the bands that the result explains.',
    },
    fills: {
      none: 'Your income fills these bands as you type it.',
      reached: (rate: string) => `Your income reaches the band taxed at ${rate}.`,
    },
    extras: 'Take into account as well (optional)',
    kiwiSaver: {
      label: 'KiwiSaver contributions (optional)',
      hint: 'What you put in yourself, as a share of pay before tax.',
    },
    submit: 'Calculate Tax',
  },
  prompt: {
    heading: 'Enter Your Details',
    text: 'Fill in your income and press Calculate Tax. Your result appears here.',
  },
  results: {
    heading: 'Your estimate',
    /** Over each of the totals, whose dates follow it. */
    total: 'Income tax',
    inForce: 'In force today',
    explained: 'Explained below',
    /** Over the figures that follow from one of the totals. */
    with: (schedule: string) => `With the bands for ${schedule}`,
    afterTaxIncome: 'Income after tax',
    grossIncome: 'Gross income',
    deductions: 'Deductions',
    taxableIncome: 'Taxable income',
    effectiveRate: {
      label: 'Effective rate',
      hint: 'Tax as a share of your whole income.',
    },
    marginalRate: {
      label: 'Marginal rate',
      hint: 'The rate on the last dollar you earned.',
    },
    /** Nothing is worked out again until the button is pressed. */
    stale: 'You have changed your details. Press Calculate Tax to update the result.',
    less: (dollars: string) => `Today’s bands take ${dollars} less.`,
    more: (dollars: string) => `Today’s bands take ${dollars} more.`,
    same: 'Both sets of bands take the same.',
  },
  withoutScript: 'The calculator runs in your browser and needs JavaScript, which is turned off.',
} as const;
