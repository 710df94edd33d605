import {
  freeOfCost,
  interestKnownTo,
  interestRates,
  monthlyPenaltyTo,
} from '#brackets/data/late-rates.ts';
import { dollarsOf } from '#brackets/core/cents.ts';
import type { CostRange } from '#brackets/core/late.ts';
import { debtCost, lateCost } from '#brackets/core/late-cost.ts';
import type { DebtQuestion } from './ask-late.ts';
import { counted, shownDollars, shownRate } from './columns.ts';

const inDollars = ({ least, most }: CostRange) => [dollarsOf(least), dollarsOf(most)] as const;

/** The cost of being late, in dollars. A range has two figures where the law leaves one open. */
function costOf({ debt, ...question }: DebtQuestion) {
  const { cents, due, dayAfter, seventhDay, interest } = debtCost(debt, question.on);
  const { returns, gstReturns, total } = lateCost({ ...question, debts: [debt] });
  return {
    owed: dollarsOf(cents),
    due,
    on: question.on,
    penaltyDayAfter: dollarsOf(dayAfter),
    penaltySeventhDay: dollarsOf(seventhDay),
    interest: dollarsOf(interest.cents),
    interestParts: interest.parts,
    daysWithoutKnownRate: interest.unknownDays,
    daysIfTheRateStays: interest.assumedDays,
    lateReturns: [inDollars(returns), inDollars(gstReturns)] as const,
    total: inDollars(total),
  };
}

const rangeText = ([least, most]: readonly [number, number]): string =>
  least === most ? shownDollars(least) : `${shownDollars(least)} to ${shownDollars(most)}`;

/** The days at each rate, and the source of the rate. */
const ratesText = (parts: ReturnType<typeof costOf>['interestParts']): readonly string[] =>
  parts.map(
    ({ rate, days, source }) => `    ${counted(days, 'day')} at ${shownRate(rate)}: ${source}`,
  );

/** What the sum leaves out, what it takes for granted, and why a part of it is nothing. */
function notesOf(cost: ReturnType<typeof costOf>, asked: string): readonly string[] {
  const { owed, due, on, daysWithoutKnownRate: unknown, daysIfTheRateStays: assumed } = cost;
  const [first] = interestRates;
  const isSmall = owed > 0 && owed <= freeOfCost;
  return [
    due === asked ? '' : `${asked} is a day off: the tax is due on ${due}.`,
    isSmall ? 'Unpaid tax of $100 or less, of one type, carries neither: s 183F.' : '',
    unknown > 0
      ? `Interest of ${counted(unknown, 'day')} before ${first.from} is not in the sum: no rate is known here.`
      : '',
    assumed > 0
      ? `Interest of ${counted(assumed, 'day')} after ${interestKnownTo} is in the sum, if the rate stays.`
      : '',
    due > monthlyPenaltyTo || isSmall || due >= on
      ? ''
      : 'Tax of years before 2017–18, and GST of periods before April 2017, also carried 1% a month, which is not in the sum.',
  ].filter((note) => note !== '');
}

/** The cost of being late, with the source of each part. */
export function reportLate(question: DebtQuestion, format: 'table' | 'json'): readonly string[] {
  const cost = costOf(question);
  if (format === 'json') return [`${JSON.stringify(cost, null, 2)}\n`];
  const [returns, gst] = cost.lateReturns;
  const notes = notesOf(cost, question.debt.due);
  const isLeast = notes.some((note) => note.includes('is not in the sum'));
  const rows = [
    ['1% the day after', shownDollars(cost.penaltyDayAfter), 'Tax Administration Act 1994, s 139B'],
    ['4% after the seventh day', shownDollars(cost.penaltySeventhDay), 's 139B'],
    ['interest', shownDollars(cost.interest), 'ss 120D and 120H'],
    ['late income tax returns', rangeText(returns), 's 139A(3)'],
    ['late GST returns', rangeText(gst), 'ss 139AAA and 139B(2B)'],
    [isLeast ? 'in all, at least' : 'in all', rangeText(cost.total), ''],
  ];
  const width = Math.max(...rows.map(([, amount = '']) => amount.length));
  const lines = rows.map(([what = '', amount = '', source = '']) =>
    `  ${what.padEnd(26)}${amount.padStart(width)}  ${source}`.trimEnd(),
  );
  lines.splice(3, 0, ...ratesText(cost.interestParts));
  const title = `${shownDollars(cost.owed)} due on ${cost.due}, paid on ${cost.on}`;
  return [[title, ...lines, ...notes, ''].join('\n')];
}
