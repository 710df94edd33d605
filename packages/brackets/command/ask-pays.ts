import { oneOf, expectedMessage } from '#brackets/maths/checks.ts';
import { otherCodes, otherPays } from '#brackets/maths/pay.ts';
import { payRulesFor } from '#brackets/maths/pay-rules.ts';
import { partsOf, readCents, wholeOf } from '#brackets/parse/read-amount.ts';
import { notNamed, readOneOf } from '#brackets/parse/read-name.ts';
import { readRate } from '#brackets/parse/read-rate.ts';
import { readOnDay } from '#brackets/parse/read-schedule.ts';
import { shownRate } from './columns.ts';
import { dollarsOf } from '#brackets/core/cents.ts';
import type { PayDayRules } from '#brackets/core/pay.ts';
import { largestPay, payPeriods, type PayQuestion } from '#brackets/core/pay-question.ts';
import { taxCodes } from '#brackets/core/tax-code.ts';

/** The command line's values, as typed. */
export interface AskedPays {
  /** Pays, each perhaps several with semicolons between. */
  readonly gross: readonly string[];
  readonly every: string;
  readonly code: string;
  readonly kiwisaver?: string;
  readonly employer?: string;
  readonly esct?: string;
  readonly on?: string;
}

/** Pays of one day with different gross amounts. */
export interface PaysQuestion extends Omit<PayQuestion, 'gross'> {
  readonly day: string;
  readonly rules: PayDayRules;
  /** In cents. */
  readonly grosses: readonly number[];
}

/** Reads pays between semicolons: a comma groups the figures of one amount. */
const readGrosses = (text: string): readonly number[] =>
  partsOf(text, ';').map((part) => readCents(part, dollarsOf(largestPay)));

const periods = { what: 'a pay period', names: payPeriods, more: otherPays };
const codes = { what: 'a tax code', names: taxCodes, more: otherCodes };

/** Reads one of the allowed rates. */
function readRateOf(what: string, text: string | undefined, rates: readonly number[]) {
  if (text === undefined) return text;
  const rate = readRate(wholeOf(text));
  if (rates.includes(rate)) return rate;
  const names = rates.map(shownRate);
  throw notNamed(expectedMessage(oneOf(what, names), text), text, names);
}

/** Reads the question (default: pays of today). */
export function askPays(asked: AskedPays, today: string): PaysQuestion {
  const { gross, every, code, kiwisaver, employer, esct, on: day = today } = asked;
  const rules = readOnDay(day, payRulesFor);
  const esctRates = rules.esct.map(({ rate }) => rate);
  return {
    day,
    rules,
    grosses: gross.flatMap(readGrosses),
    every: readOneOf(every, periods),
    code: readOneOf(code, codes),
    kiwiSaver: readRateOf('a KiwiSaver rate', kiwisaver, rules.kiwiSaver.rates),
    employer: employer === undefined ? employer : readRate(wholeOf(employer)),
    esct: readRateOf('an ESCT rate', esct, esctRates),
  };
}
