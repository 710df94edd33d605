import { taxCodes as plain } from '#brackets/data/choices.ts';
import type { Schedule } from './schedule.ts';

const { main, second } = plain;
const others = ['ND', 'NSW', 'CAE', 'EDW'] as const;

/** A code that a student loan may go with, without its SL. */
export type LoanCode = (typeof main | typeof second)[number];

/** A code with one rate for any pay. */
export type FlatCode = (typeof second | typeof others)[number];

/** A code whose pay is calculated: 'M', 'SB SL', 'ND'. */
export type TaxCode = LoanCode | `${LoanCode} SL` | (typeof others)[number];

/** Every code whose pay is calculated, main income first. */
export const taxCodes: readonly TaxCode[] = [
  ...[...main, ...second].flatMap((code) => [code, `${code} SL`] as const),
  ...others,
];

/** A code that is taxed at one rate, without its student loan; undefined for main income. */
export const flatCodeOf = (code: TaxCode): FlatCode | undefined =>
  [...second, ...others].find((flat) => flat === code.split(' ')[0]);

/**
 * The secondary code for a year's income from every source, in cents: that of the band in which the
 * income ends. Inland Revenue, Secondary tax codes; payroll specification, section 5.6.
 */
export function secondaryCode(bands: Schedule['bands'], income: number): (typeof second)[number] {
  const reached = bands.filter(({ lower }) => lower < income).length;
  return second[Math.max(0, reached - 1)] ?? 'SA';
}
