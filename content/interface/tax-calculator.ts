import type { Option } from '#content/quote-options.ts';

export const incomeTypes = [
  { value: 'individual', label: 'Individual' },
  { value: 'business', label: 'Business' },
  { value: 'investment', label: 'Investment' },
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
      hint: 'All three are worked out at the personal rates. A company pays a flat rate of its own, which this calculator does not cover.',
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
      hint: 'Bands change from time to time. Choose the set to use.',
    },
    submit: 'Calculate Tax',
  },
  prompt: {
    heading: 'Enter Your Details',
    text: 'Fill in your income and press Calculate Tax. Your result appears here.',
  },
  results: {
    heading: 'Your estimate',
    taxOwed: 'Income tax',
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
    usedSchedule: (schedule: string) => `Worked out with the bands for ${schedule}.`,
    /** What the rates in force give instead, or, where those were used, what the others give. */
    ratesInForce: (tax: string, change: string) =>
      `The rates in force today give ${tax}, ${change}.`,
    otherRates: (schedule: string, tax: string, change: string) =>
      `These are the rates in force today. Those for ${schedule} give ${tax}, ${change}.`,
    change: {
      less: (dollars: string) => `${dollars} less`,
      more: (dollars: string) => `${dollars} more`,
      none: 'the same',
    },
  },
  withoutScript: 'The calculator runs in your browser and needs JavaScript, which is turned off.',
} as const;
