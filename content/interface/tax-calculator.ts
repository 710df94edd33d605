import type { Option } from '#content/interface/quote-options.ts';

export const incomeTypes = [
  { value: 'individual', label: 'Individual' },
  { value: 'business', label: 'Business' },
  { value: 'investment', label: 'Investment' },
] as const satisfies readonly Option[];

/** Percent of pay that an employee can put into KiwiSaver; empty for none. */
export const kiwiSaverRates = ['', '3', '3.5', '4', '6', '8', '10'] as const;

/** What else can be taken into account, by its field. */
export const payExtras = [
  { value: 'accLevy', label: 'ACC earners’ levy' },
  { value: 'studentLoan', label: 'Student loan repayments' },
] as const satisfies readonly Option[];

/** Tax codes, without the SL that a student loan adds. Those of a second job have a band each, in order. */
export const taxCodes = { main: ['M', 'ME'], second: ['SB', 'S', 'SH', 'ST', 'SA'] } as const;

/**
 * The words of the income tax calculator; those of its options are in pay-options.ts, those of
 * its result in tax-working.ts and tax-breakdown.ts.
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
    earnerCredit: 'Independent earner tax credit',
    submit: 'Calculate Tax',
  },
  prompt: {
    heading: 'Enter Your Details',
    text: 'Fill in your income and press Calculate Tax. Your result appears here.',
  },
  results: {
    heading: 'Your estimate',
    /** Over the total of the schedule in force, whose dates follow it. */
    total: 'Income tax',
    inForce: 'In force today.',
    /** Under that total, where it was made smaller. */
    credit: (amount: string) => `The independent earner tax credit of ${amount} is taken off.`,
    /** The total of another schedule, on one line. */
    onSpecified: (total: string) => `On the rates from 2021 to July 2024: ${total}`,
    onOther: (days: string, total: string) => `On the rates for ${days}: ${total}`,
    withoutCredit: ', without the credit',
    /** Nothing is worked out again until the button is pressed. */
    stale: 'You have changed your details. Press Calculate Tax to update the result.',
  },
  withoutScript: 'The calculator runs in your browser and needs JavaScript, which is turned off.',
} as const;
