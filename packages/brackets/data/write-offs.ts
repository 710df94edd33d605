/**
 * The most tax to pay, in dollars, that Inland Revenue writes off by itself where nobody files a return: any
 * small amount, and what only an extra payday of the year leaves to pay, by the period of the pays.
 * Above the income, the amounts for fortnights and four weeks are not known here. Source: Inland
 * Revenue, Automatic write-offs, for tax years from 2022.
 */
export const writeOffs = {
  small: 50,
  extraPayday: [
    { income: 180_000, upTo: { week: 230, fortnight: 380, 'four-weeks': 720, month: 0 } },
    { income: Infinity, upTo: { week: 440, fortnight: 0, 'four-weeks': 0, month: 0 } },
  ],
} as const;
