import { oneOf, expectedMessage } from '#brackets/maths/checks.ts';
import { otherCodes, otherPays } from '#brackets/maths/pay.ts';
import { payRulesFor } from '#brackets/maths/pay-rules.ts';
import { partsOf, readCents, wholeOf } from '#brackets/parse/read-amount.ts';
import { notNamed, readOneOf } from '#brackets/parse/read-name.ts';
import { readRate } from '#brackets/parse/read-rate.ts';
import { readOnDay } from '#brackets/parse/read-schedule.ts';
import { Unreadable } from '#brackets/parse/unreadable.ts';
import { shownRate } from '#brackets/command/columns.ts';
import { dollarsOf } from '#brackets/core/cents.ts';
import type { PayDayRules } from '#brackets/core/pay.ts';
import { largestPay, payPeriods, type PayQuestion } from '#brackets/core/pay-question.ts';
import { taxCodes } from '#brackets/core/tax-code.ts';

/** The command line's values, as typed. */
export interface AskedPays {
  readonly gross: string;
  readonly every?: string | undefined;
  readonly code?: string | undefined;
  readonly kiwisaver?: string | undefined;
  readonly employer?: string | undefined;
  readonly esct?: string | undefined;
  readonly on?: string | undefined;
}

/** Pays of one day with different gross amounts. */
export interface PaysQuestion extends Omit<PayQuestion, 'gross'> {
  readonly day: string;
  readonly rules: PayDayRules;
  /** In cents. */
  readonly grosses: readonly number[];
}

/** Reads pays between commas. Rejects one figure of cents in a list: 12,34.5 may be one amount. */
const readGrosses = (text: string): readonly number[] =>
  partsOf(text).map((part, _, { length }) => {
    const cents = readCents(part, dollarsOf(largestPay));
    if (length > 1 && /\.\d?\s*$/.test(text.slice(part.from, part.to)))
      throw new Unreadable(
        'Separate pays by a comma, and give cents two figures, as in 1000,1250.50.',
        text,
        part.to,
      );
    return cents;
  });

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

/** Reads the question (default: weekly pays, code M, today). */
export function askPays(asked: AskedPays, today: string): PaysQuestion {
  const { gross, every = 'week', code = 'M', kiwisaver, employer, esct, on: day = today } = asked;
  const rules = readOnDay(day, payRulesFor);
  const esctRates = rules.esct.map(({ rate }) => rate);
  return {
    day,
    rules,
    grosses: readGrosses(gross),
    every: readOneOf(every, periods),
    code: readOneOf(code, codes),
    kiwiSaver: readRateOf('a KiwiSaver rate', kiwisaver, rules.kiwiSaver.rates),
    employer: employer === undefined ? employer : readRate(wholeOf(employer)),
    esct: readRateOf('an ESCT rate', esct, esctRates),
  };
}
