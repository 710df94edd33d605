import * as v from 'valibot';
import { payRulesFor, everySchedule, findSchedule } from '#brackets/core/schedules.ts';
import { pay } from '#brackets/entries/index.ts';
import { grossForNet, netOf, taxOn } from '#brackets/core/tax.ts';
import { calculateGst } from '#brackets/core/gst.ts';
import { calculateIncomeTax } from '#tests/calculate-income-tax.ts';
import { defaultSchedule } from '#machines/tax-calculator/schedules.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import {
  oracleGst,
  oracleMarginalRate,
  oraclePaye,
  oracleTax,
  stepsOf,
  type Step,
} from './oracle.ts';

/** A schedule’s tax, or GST in one mode, for a range of amounts in cents. */
export const rangeSchema = v.object({
  subject: v.picklist([
    defaultSchedule.id,
    ...everySchedule.map(({ id }) => id),
    'add',
    'remove',
    'M',
    'ME',
  ]),
  from: v.number(),
  to: v.number(),
  /** 1 checks every cent. */
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

/**
 * Whether an income is the least that leaves its net amount. If its last cent is tax, a lower one
 * must be. Every hundredth cent suffices: this takes forty times as long.
 */
function isInverse(schedule: Schedule, cents: number): boolean {
  if (cents % 100 !== 1) return true;
  const isKept = netOf(schedule, cents) > netOf(schedule, cents - 1);
  return (grossForNet(schedule, netOf(schedule, cents)) === cents) === isKept;
}

/** The tax on an income next to the oracle’s; null if it is right. */
function wrongTax(schedule: Schedule, table: readonly Step[], cents: number): string | null {
  const income = BigInt(cents);
  const tax = oracleTax(table, income);
  const found = calculateIncomeTax({ grossIncome: cents / 100, schedule });
  const bandCents = found.brackets.reduce((sum, bracket) => sum + Math.round(bracket.tax * 100), 0);
  const right =
    found.taxOwed === dollars(tax) &&
    found.afterTaxIncome === dollars(income - tax) &&
    found.taxableIncome === cents / 100 &&
    found.marginalRate === Number(oracleMarginalRate(table, income)) / 10_000 &&
    bandCents === Number(tax) &&
    taxOn(schedule, cents) === bandCents &&
    isInverse(schedule, cents);
  return right
    ? null
    : `${schedule.id}: income ${cents / 100} gives ${found.taxOwed}, not ${dollars(tax)}`;
}

function wrongGst(mode: 'add' | 'remove', cents: number): string | null {
  const found = calculateGst({ amount: cents / 100, mode, supply: 'standard' });
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

/** PAYE of a weekly pay next to the oracle’s, by today’s law; null if it is right. */
function weeklyPayCheck(code: 'M' | 'ME'): (cents: number) => string | null {
  const rules = payRulesFor('2026-10-01');
  return (cents) => {
    const found = pay(rules, { gross: cents, every: 'week', code });
    const paye = oraclePaye(rules, code, BigInt(cents));
    return BigInt(found.paye) === paye && found.takeHome === cents - found.paye
      ? null
      : `${code}: a weekly pay of ${cents / 100} gives ${found.paye / 100}, not ${dollars(paye)}`;
  };
}

/** Compares one amount of a subject with the oracle. */
function checkOf(subject: Subject): (cents: number) => string | null {
  if (subject === 'add' || subject === 'remove') return (cents) => wrongGst(subject, cents);
  if (subject === 'M' || subject === 'ME') return weeklyPayCheck(subject);
  const schedule = subject === defaultSchedule.id ? defaultSchedule : findSchedule(subject);
  if (schedule === undefined) throw new Error(`There is no schedule '${subject}'.`);
  const table = stepsOf(schedule);
  return (cents) => wrongTax(schedule, table, cents);
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
