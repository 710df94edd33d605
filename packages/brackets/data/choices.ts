/** The kinds of income that the maths of a year distinguishes. */
export const incomeTypes = ['individual', 'business', 'investment'] as const;

export type IncomeType = (typeof incomeTypes)[number];

/** The KiwiSaver rates in percent; empty for none. */
export const kiwiSaverRates = ['', '3', '3.5', '4', '6', '8', '10'] as const;

/** Tax codes without SL, which a student loan adds. Those of a second job are in the order of the bands. */
export const taxCodes = { main: ['M', 'ME'], second: ['SB', 'S', 'SH', 'ST', 'SA'] } as const;
