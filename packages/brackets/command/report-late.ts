import { monthlyPenaltyTo } from '#brackets/data/late-rates.ts';
import { dollarsOf } from '#brackets/core/cents.ts';
import type { CostRange } from '#brackets/core/late.ts';
import { lateCost, type LateQuestion } from '#brackets/core/late-cost.ts';
import { shownDollars, shownRate } from './columns.ts';

const inDollars = ({ least, most }: CostRange) => [dollarsOf(least), dollarsOf(most)] as const;

/** The cost of being late, in dollars. A range has two figures where the law leaves one open. */
function costOf(question: LateQuestion) {
  const { debt, on } = question;
  const { dayAfter, seventhDay, interest, returns, gstReturns, total } = lateCost(question);
  return {
    owed: dollarsOf(debt.cents),
    due: debt.due,
    on,
    penaltyDayAfter: dollarsOf(dayAfter),
    penaltySeventhDay: dollarsOf(seventhDay),
    interest: dollarsOf(interest.cents),
    interestParts: interest.parts,
    daysWithoutKnownRate: interest.unknownDays,
    lateReturns: [inDollars(returns), inDollars(gstReturns)] as const,
    total: inDollars(total),
  };
}

const rangeText = ([least, most]: readonly [number, number]): string =>
  least === most ? shownDollars(least) : `${shownDollars(least)} to ${shownDollars(most)}`;

/** The cost of being late, with the source of each part. */
export function reportLate(question: LateQuestion, format: 'table' | 'json'): readonly string[] {
  const cost = costOf(question);
  if (format === 'json') return [`${JSON.stringify(cost, null, 2)}\n`];
  const [returns, gst] = cost.lateReturns;
  const rates = cost.interestParts.map(({ rate, days }) => `${days} days at ${shownRate(rate)}`);
  const rows = [
    ['1% the day after', shownDollars(cost.penaltyDayAfter), 'Tax Administration Act 1994, s 139B'],
    ['4% after the seventh day', shownDollars(cost.penaltySeventhDay), 's 139B'],
    ['interest', shownDollars(cost.interest), `ss 120D and 120H; ${rates.join(', ') || 'no days'}`],
    ['late income tax returns', rangeText(returns), 's 139A(3)'],
    ['late GST returns', rangeText(gst), 'ss 139AAA and 139B(2B)'],
    ['in all', rangeText(cost.total), ''],
  ];
  const width = Math.max(...rows.map(([, amount = '']) => amount.length));
  const lines = rows.map(([what = '', amount = '', source = '']) =>
    `  ${what.padEnd(26)}${amount.padStart(width)}  ${source}`.trimEnd(),
  );
  const unknownDays = cost.daysWithoutKnownRate;
  const notes = [
    ...(unknownDays === 0
      ? []
      : [
          `Interest of ${unknownDays} day${unknownDays === 1 ? '' : 's'} before 8 May 2025 is not known here.`,
        ]),
    ...(cost.due > monthlyPenaltyTo
      ? []
      : [
          'Tax of years before 2017–18, and GST of periods before April 2017, also carried 1% a month, which is not in the sum.',
        ]),
  ];
  const title = `${shownDollars(cost.owed)} due on ${cost.due}, paid on ${cost.on}`;
  return [[title, ...lines, ...notes, ''].join('\n')];
}
