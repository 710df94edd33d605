import { divideHalfUp, perCent } from './cents.ts';
import type { Schedule } from './schedule.ts';

/** The tax of bands on an income in whole cents, in ten-thousandths of a cent, never rounded. */
export const exactTax = (bands: Schedule['bands'], income: number): number =>
  bands.reduce(
    (tax, { lower, upper, basisPoints }) =>
      tax + Math.max(0, Math.min(income, upper) - lower) * basisPoints,
    0,
  );

/** The tax of bands on an income, both in whole cents, rounded once, half up. */
export const roundedTax = (bands: Schedule['bands'], income: number): number =>
  divideHalfUp(exactTax(bands, income), perCent);
