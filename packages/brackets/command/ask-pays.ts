import { oneOf, expectedMessage } from '#brackets/core/checks.ts';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { readAmounts, wholeOf } from '#brackets/parse/read-amount.ts';
import { readCode, readPeriod } from '#brackets/parse/read-job.ts';
import { notNamed } from '#brackets/parse/read-name.ts';
import { readRate } from '#brackets/parse/read-rate.ts';
import { readOnDay } from '#brackets/parse/read-schedule.ts';
import { shownRate } from './columns.ts';
import { dollarsOf } from '#brackets/core/cents.ts';
import type { PayDayRules } from '#brackets/core/pay.ts';
import { largestPay, type PayQuestion } from '#brackets/core/pay-question.ts';

/** What goes to KiwiSaver, as typed. */
export interface AskedShares {
  readonly kiwisaver?: string;
  readonly employer?: string;
  readonly esct?: string;
}

export type Shares = Pick<PayQuestion, 'kiwiSaver' | 'employer' | 'esct'>;

/** The command line's values, as typed. */
export interface AskedPays extends AskedShares {
  /** Pays, each perhaps several with semicolons between. */
  readonly gross: readonly string[];
  readonly every?: string;
  readonly code?: string;
  readonly on?: string;
}

/** Pays of one day with different gross amounts. */
export interface PaysQuestion extends Omit<PayQuestion, 'gross'> {
  readonly day: string;
  readonly rules: PayDayRules;
  /** In cents. */
  readonly grosses: readonly number[];
}

/** Reads one of the allowed rates. */
function readRateOf(what: string, text: string | undefined, rates: readonly number[]) {
  if (text === undefined) return text;
  const rate = readRate(wholeOf(text));
  if (rates.includes(rate)) return rate;
  const names = rates.map(shownRate);
  throw notNamed(expectedMessage(oneOf(what, names), text), text, names);
}

/** Reads the rates of KiwiSaver (default: no contribution) and of the employer's contribution. */
export function readShares({ kiwisaver, employer, esct }: AskedShares, rules: PayDayRules): Shares {
  const esctRates = rules.esct.map(({ rate }) => rate);
  return {
    kiwiSaver: readRateOf('a KiwiSaver rate', kiwisaver, rules.kiwiSaver.rates),
    employer: employer === undefined ? employer : readRate(wholeOf(employer)),
    esct: readRateOf('an ESCT rate', esct, esctRates),
  };
}

/** Reads the question (default: pays of today). */
export function askPays(asked: AskedPays, today: string): PaysQuestion {
  const { gross, every = 'week', code = 'M', on: day = today } = asked;
  const rules = readOnDay(day, payRulesFor);
  return {
    day,
    rules,
    grosses: gross.flatMap((text) => readAmounts(text, dollarsOf(largestPay))),
    every: readPeriod(every),
    code: readCode(code),
    ...readShares(asked, rules),
  };
}
