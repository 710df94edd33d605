/**
 * The options of the income tax calculator. Its words are in tax-form.ts, and those of its result in
 * tax-working.ts and tax-breakdown.ts, which are loaded with it.
 */
export const taxCalculator = {
  path: '/tax-calculator',
} as const;
