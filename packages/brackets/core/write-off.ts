import { writeOffs } from '#brackets/data/write-offs.ts';
import { periodsPerYear, type DatedPay, type PayPeriod } from './pay-question.ts';

/** Why Inland Revenue writes off tax to pay by itself, and the most that it does, in cents. */
export interface WriteOff {
  readonly because: 'small' | 'extra-payday';
  readonly upTo: number;
}

/** The period of the pays of one job with one code, of which the year has one more than it should. */
function extraPayday(pays: readonly DatedPay[]): PayPeriod | null {
  const [first] = pays;
  if (first === undefined || pays.length !== periodsPerYear[first.every] + 1) return null;
  const isSame = ({ every, code, job, isExtra = false }: DatedPay): boolean =>
    every === first.every && code === first.code && job === first.job && !isExtra;
  return pays.every(isSame) ? first.every : null;
}

/**
 * What Inland Revenue writes off by itself of tax to pay, unless a return is filed; null for none. For an
 * extra payday it looks at more than the amount, such as Working for Families.
 */
export function writeOffOf(
  pays: readonly DatedPay[],
  { gross, toPay }: { readonly gross: number; readonly toPay: number },
): WriteOff | null {
  if (toPay <= 0) return null;
  if (toPay <= writeOffs.small * 100) return { because: 'small', upTo: writeOffs.small * 100 };
  const period = extraPayday(pays);
  if (period === null) return null;
  const limits = writeOffs.extraPayday.find(({ income }) => gross <= income * 100)?.upTo;
  const upTo = (limits?.[period] ?? 0) * 100;
  return toPay <= upTo ? { because: 'extra-payday', upTo } : null;
}
