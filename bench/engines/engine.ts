import type { GstMode } from '#brackets/core/gst.ts';
import type { IncomeTax } from '#brackets/core/income-tax.ts';

/** One implementation of the calculators: the same input, and every field of the same result. */
export interface Engine {
  readonly name: string;
  /** The tax on an income in dollars, with the bands of the specified schedule. */
  readonly incomeTax: (grossIncome: number) => IncomeTax;
  /** GST at 15%, in dollars. */
  readonly gst: (amount: number, mode: GstMode) => { gstAmount: number; total: number };
}

/** The specified bands as plain numbers: calculated limits and rate. */
export const bands = [
  { min: 0, max: 14_000, lower: 0, upper: 14_001, rate: 0.105 },
  { min: 14_001, max: 48_000, lower: 14_001, upper: 48_001, rate: 0.175 },
  { min: 48_001, max: 70_000, lower: 48_001, upper: 70_001, rate: 0.3 },
  { min: 70_001, max: 180_000, lower: 70_001, upper: 180_001, rate: 0.33 },
  { min: 180_001, max: Infinity, lower: 180_001, upper: Infinity, rate: 0.39 },
] as const;
