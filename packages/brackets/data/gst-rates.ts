/**
 * The rates of GST in percent. Source: Goods and Services Tax Act 1985, section 8 (15% since
 * 1 October 2010) and sections 11 to 11B (zero-rating).
 */
export const gstRates = { standard: 15, zero: 0 } as const;
