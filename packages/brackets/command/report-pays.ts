import { dollarsOf } from '#brackets/core/cents.ts';
import { expectedMessage, oneOf } from '#brackets/core/checks.ts';
import { formatPercent } from '#brackets/core/format.ts';
import { largestPay, type PayQuestion } from '#brackets/core/pay-question.ts';
import type { Pay, PayDayRules } from '#brackets/core/pay.ts';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { pay } from '#brackets/entries/index.ts';
import { readAmounts } from '#brackets/parse/read-amount.ts';
import { readCode, readPeriod } from '#brackets/parse/read-job.ts';
import { notNamed } from '#brackets/parse/read-name.ts';
import { readRate } from '#brackets/parse/read-rate.ts';
import { readOnDay } from '#brackets/parse/read-schedule.ts';
import { figureColumn, shownCents } from './columns.ts';
import { printed, type Column } from './report.ts';

/** The command line's values, as typed. */
export interface AskedPay {
  /** Pays, each perhaps several with semicolons between. */
  readonly gross?: readonly string[];
  /** The pays of a year in place of those. */
  readonly job?: readonly string[];
  readonly lastYear?: string;
  readonly every?: string;
  readonly code?: string;
  readonly on?: string;
  readonly kiwisaver?: string;
  readonly employer?: string;
  readonly esct?: string;
}

type Shares = Pick<PayQuestion, 'kiwiSaver' | 'employer' | 'esct'>;

function readRateOf(what: string, text: string | undefined, rates: readonly number[]) {
  if (text === undefined) return text;
  const rate = readRate(text);
  if (rates.includes(rate)) return rate;
  const names = rates.map(formatPercent);
  throw notNamed(expectedMessage(oneOf(what, names), text), text, names);
}

/** Reads the rates of KiwiSaver (default: no contribution) and of the employer's contribution. */
export function readShares({ kiwisaver, employer, esct }: AskedPay, rules: PayDayRules): Shares {
  const esctRates = rules.esct.map(({ rate }) => rate);
  return {
    kiwiSaver: readRateOf('a KiwiSaver rate', kiwisaver, rules.kiwiSaver.rates),
    employer: employer === undefined ? employer : readRate(employer),
    esct: readRateOf('an ESCT rate', esct, esctRates),
  };
}

/** 'KiwiSaver 3.5%, employer 3.5%, ESCT 17.5%' */
export const sharesText = (
  { kiwiSaver, employer, esct }: Shares,
  { kiwiSaver: { least } }: PayDayRules,
  usualEsct: string,
): string =>
  [
    `KiwiSaver ${kiwiSaver === undefined ? 'none' : formatPercent(kiwiSaver)}`,
    `employer ${formatPercent(employer ?? (kiwiSaver === undefined ? 0 : least))}`,
    `ESCT ${esct === undefined ? usualEsct : formatPercent(esct)}`,
  ].join(', ');

/** A pay on one level, in cents. */
export type PayRow = Omit<Pay, 'employer'> & Pay['employer'];

export const payRow = ({ employer, ...paid }: Pay): PayRow => ({ ...paid, ...employer });

export const payColumns: readonly Column<PayRow>[] = (
  ['gross', 'paye', 'studentLoan', 'kiwiSaver', 'takeHome', 'contribution', 'esct', 'net'] as const
).map((figure) => figureColumn(figure, shownCents));

/** JSON whose numbers are cents, printed as dollars. */
export const printDollars = (inCents: object): string => {
  const toDollars = (_: string, part: unknown) =>
    typeof part === 'number' ? dollarsOf(part) : part;
  return `${JSON.stringify(inCents, toDollars, 2)}\n`;
};

/** The deductions from each pay (default: paid today). */
export function reportPays(asked: AskedPay, today: string, isJson = false): Iterable<string> {
  const { on: day = today, gross: typed = [], every: period = 'week', code: asCode = 'M' } = asked;
  const rules = readOnDay(day, payRulesFor);
  const grosses = typed.flatMap((text) => readAmounts(text, largestPay));
  const every = readPeriod(period);
  const code = readCode(asCode);
  const shares = readShares(asked, rules);
  const paid = grosses.map((gross) => pay(rules, { gross, every, code, ...shares }));
  if (isJson) return [printDollars(paid)];
  const title = `${code}, every ${every}, paid on ${day}`;
  const heading = `${title}; ${sharesText(shares, rules, 'by a year of such pays')}\n${rules.source}\n`;
  return printed({ heading, columns: payColumns, rows: paid.map(payRow) }, 'table');
}
