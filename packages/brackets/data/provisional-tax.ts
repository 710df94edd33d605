/** Dollars of a year's tax above which the next year's is due in instalments: Income Tax Act 2007, RC 3. */
export const provisionalTaxOver = 5_000;
