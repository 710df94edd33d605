export const incomeTypes = ['individual', 'business', 'investment'] as const;

export type IncomeType = (typeof incomeTypes)[number];

/** Percent of pay that an employee can put into KiwiSaver; empty for none. */
export const kiwiSaverRates = ['', '3', '3.5', '4', '6', '8', '10'] as const;

/** Tax codes, without the SL that a student loan adds. Those of a second job have a band each, in order. */
export const taxCodes = { main: ['M', 'ME'], second: ['SB', 'S', 'SH', 'ST', 'SA'] } as const;

/**
 * The words of the income tax calculator; those of its form are in tax-form.ts, those of
 * its result in tax-working.ts and tax-breakdown.ts.
 * Amounts and the names of schedules come from the calculator, ready to print.
 */
export const taxCalculator = {
  path: '/tax-calculator',
  banner: {
    heading: 'Work out your income tax',
    text: 'Enter a year’s income before tax. The sum is done in your browser, and nothing you type leaves it.',
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
