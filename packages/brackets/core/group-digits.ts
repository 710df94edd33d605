/**
 * '65,000' for the digits '65000'. Not by Intl.NumberFormat: to make one takes a phone about 25 ms,
 * which is longer than all else that a press of a key does.
 */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
