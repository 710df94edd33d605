/**
 * GST in percent by kind of supply. Source: Goods and Services Tax Act 1985, section 8 (15% since
 * 1 October 2010), sections 11 to 11B (zero-rated, such as exports) and section 14 (exempt). Zero-rated
 * and exempt supplies differ in what can be claimed: the GST in their costs, or nothing.
 */
export const gstRates = { standard: 15, 'zero-rated': 0, exempt: 0 } as const;

export type GstSupply = keyof typeof gstRates;
