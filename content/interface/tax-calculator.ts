export const incomeTypes = ['individual', 'business', 'investment'] as const;

export type IncomeType = (typeof incomeTypes)[number];

/** Percent of pay that an employee can put into KiwiSaver; empty for none. */
export const kiwiSaverRates = ['', '3', '3.5', '4', '6', '8', '10'] as const;

/** Tax codes, without the SL that a student loan adds. Those of a second job have a band each, in order. */
export const taxCodes = { main: ['M', 'ME'], second: ['SB', 'S', 'SH', 'ST', 'SA'] } as const;

/**
 * What the code of the income tax calculator has to know. Its words are in tax-form.ts, and those of
 * its result in tax-working.ts and tax-breakdown.ts, which are loaded with it.
 */
export const taxCalculator = {
  path: '/tax-calculator',
  withoutScript:
    'The calculator runs in your browser. It needs JavaScript, which is off or did not load.',
} as const;
