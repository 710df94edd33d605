import * as v from 'valibot';
import { taxSchedules, type ScheduleId } from '#content/tax-schedules.ts';
import { calculateGst } from '#machines/gst-calculator/gst.ts';
import { calculateIncomeTax } from '#machines/tax-calculator/income-tax.ts';
import { scheduleOf } from '#machines/tax-calculator/schedules.ts';
import { oracleGst, oracleMarginalRate, oracleTax, stepsOf, type Step } from './oracle.ts';

/** A schedule's tax, or GST in one mode, for the amounts from one to another, in cents. */
export const rangeSchema = v.object({
  subject: v.picklist([...taxSchedules.map(({ id }) => id), 'add', 'remove']),
  from: v.number(),
  to: v.number(),
  /** 1 takes every cent. */
  step: v.number(),
});

export type Range = v.InferOutput<typeof rangeSchema>;
export type Subject = Range['subject'];

export const foundSchema = v.object({
  checked: v.number(),
  wrong: v.number(),
  /** The first few wrong amounts, as sentences. */
  examples: v.array(v.string()),
});

export type Found = v.InferOutput<typeof foundSchema>;

const dollars = (cents: bigint): number => Number(cents) / 100;

/** The tax on an income next to the oracle's; null where all of it is right. */
function wrongTax(subject: ScheduleId, table: readonly Step[], cents: number): string | null {
  const income = BigInt(cents);
  const tax = oracleTax(table, income);
  const found = calculateIncomeTax({ grossIncome: cents / 100, schedule: subject });
  const bandCents = found.brackets.reduce((sum, bracket) => sum + Math.round(bracket.tax * 100), 0);
  const right =
    found.taxOwed === dollars(tax) &&
    found.afterTaxIncome === dollars(income - tax) &&
    found.taxableIncome === cents / 100 &&
    found.marginalRate === Number(oracleMarginalRate(table, income)) / 10_000 &&
    bandCents === Number(tax);
  return right
    ? null
    : `${subject}: income ${cents / 100} gives ${found.taxOwed}, not ${dollars(tax)}`;
}

function wrongGst(mode: 'add' | 'remove', cents: number): string | null {
  const found = calculateGst({ amount: cents / 100, mode, rate: 15 });
  if (cents === 0) return found === null ? null : `${mode}: 0 gives a result`;
  const { gst, total } = oracleGst(mode, BigInt(cents));
  const right =
    found?.gstAmount === dollars(gst) &&
    found.total === dollars(total) &&
    found.original === cents / 100;
  return right
    ? null
    : `${mode}: amount ${cents / 100} gives ${found?.gstAmount}, not ${dollars(gst)}`;
}

/** What compares one amount of a subject with the oracle. */
function checkOf(subject: Subject): (cents: number) => string | null {
  if (subject === 'add' || subject === 'remove') return (cents) => wrongGst(subject, cents);
  const table = stepsOf(scheduleOf(subject));
  return (cents) => wrongTax(subject, table, cents);
}

/** Calculates the amounts of a range and counts those that differ from the oracle. */
export function sweep({ subject, from, to, step }: Range): Found {
  const check = checkOf(subject);
  let checked = 0;
  let wrong = 0;
  const examples: string[] = [];
  for (let cents = from; cents <= to; cents += step) {
    checked += 1;
    const problem = check(cents);
    if (problem === null) continue;
    wrong += 1;
    if (examples.length < 5) examples.push(problem);
  }
  return { checked, wrong, examples };
}
