import { groupDigits } from './group-digits.ts';

/** The value of typed text. */
export interface TypedMoney {
  /** Dollars; 0 for an empty box and for invalid text. */
  readonly dollars: number;
  /** Why the text is invalid. */
  readonly problem: 'not-figures' | 'too-large' | null;
}

/**
 * A dollar sign, figures, and perhaps decimals. Commas and spaces may be anywhere between the figures,
 * because editing '65,000' leaves them in odd places.
 */
const figures = /^\$?\s*(\d+(?:[,\s]\d+)*(?:\.\d*)?|\.\d+)$/;

/**
 * Reads an amount of dollars as people type it: '65000', ' 65000.50 ', '65,000', '$65 000'.
 * Anything else ('$65k', '-5', '1e5', 'Infinity'), or an amount above `largest` dollars, is 0 with a
 * problem.
 */
export function parseMoney(text: string, largest: number): TypedMoney {
  const typed = text.trim();
  if (typed === '') return { dollars: 0, problem: null };
  const digits = figures.exec(typed)?.[1];
  if (digits === undefined) return { dollars: 0, problem: 'not-figures' };
  const dollars = Number(digits.replace(/[,\s]/g, ''));
  return dollars > largest ? { dollars: 0, problem: 'too-large' } : { dollars, problem: null };
}

/**
 * Adds thousands separators to typed money and keeps its decimals. Returns text that is not money as
 * it is.
 */
export function tidyMoney(text: string): string {
  const digits = figures.exec(text.trim())?.[1]?.replace(/[,\s]/g, '');
  if (digits === undefined) return text;
  const [whole = '', decimals] = digits.split('.');
  const amount = groupDigits(String(BigInt(whole)));
  return decimals === undefined || decimals === '' ? amount : `${amount}.${decimals}`;
}
