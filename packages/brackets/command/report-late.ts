import { dollarsOf } from '#brackets/core/cents.ts';
import { checkDay, checkKnownDay } from '#brackets/core/checks.ts';
import { formatPercent } from '#brackets/core/format.ts';
import { debtCost, lateCost, type DebtCost } from '#brackets/core/late-cost.ts';
import { largestDebt, type CostRange } from '#brackets/core/late.ts';
import {
  freeOfCost,
  interestKnownTo,
  interestRates,
  monthlyPenaltyTo,
} from '#brackets/data/late-rates.ts';
import { readCents } from '#brackets/parse/read-amount.ts';
import { readChecked } from '#brackets/parse/read-schedule.ts';
import { readParts, Unreadable } from '#brackets/parse/unreadable.ts';
import { counted, shownCents } from './columns.ts';

/** The command line's values, as typed. */
export interface AskedLate {
  readonly owed: string;
  readonly due: string;
  readonly on?: string;
  readonly returns?: readonly string[];
  readonly gstReturns?: string;
}

/** Reads incomes between semicolons; null for one that is not known. */
const readIncomes = (text: string): readonly (number | null)[] =>
  readParts(text, ';', (part) => (part.trim() === '?' ? null : readCents(part, largestDebt)));

function readCount(text: string): number {
  if (!/^\d{1,3}$/.test(text))
    throw new Unreadable('A number of returns is a whole number up to 999.', text, 0);
  return Number(text);
}

const inDollars = ({ least, most }: CostRange) => [dollarsOf(least), dollarsOf(most)] as const;

const shownRange = ({ least, most }: CostRange): string =>
  least === most ? shownCents(least) : `${shownCents(least)} to ${shownCents(most)}`;

/** What the sum leaves out, what it takes for granted, and why a part of it is nothing. */
function notesOf({ cents, due, interest }: DebtCost, asked: string, on: string): readonly string[] {
  const { unknownDays, assumedDays } = interest;
  const [first] = interestRates;
  const isSmall = cents > 0 && cents <= freeOfCost * 100;
  return [
    due === asked ? '' : `${asked} is a day off: the tax is due on ${due}.`,
    isSmall ? 'Unpaid tax of $100 or less, of one type, carries neither: s 183F.' : '',
    unknownDays > 0
      ? `Interest of ${counted(unknownDays, 'day')} before ${first.from} is not in the sum: no rate is known here.`
      : '',
    assumedDays > 0
      ? `Interest of ${counted(assumedDays, 'day')} after ${interestKnownTo} is in the sum, if the rate stays.`
      : '',
    due > monthlyPenaltyTo || isSmall || due >= on
      ? ''
      : 'Tax of years before 2017–18, and GST of periods before April 2017, also carried 1% a month, which is not in the sum.',
  ].filter((note) => note !== '');
}

/** The cost of being late, with the source of each part (default: paid today, no late returns). */
export function reportLate(asked: AskedLate, today: string, isJson = false): string {
  const debt = { cents: readCents(asked.owed, largestDebt), due: readChecked(asked.due, checkDay) };
  const on = asked.on === undefined ? today : readChecked(asked.on, checkKnownDay);
  const cost = debtCost(debt, on);
  const { returns, gstReturns, total } = lateCost({
    debts: [debt],
    on,
    returns: (asked.returns ?? []).flatMap(readIncomes),
    gstReturns: readCount(asked.gstReturns ?? '0'),
  });
  const { cents, due, dayAfter, seventhDay, interest } = cost;
  if (isJson) {
    const json = {
      owed: dollarsOf(cents),
      due,
      on,
      penaltyDayAfter: dollarsOf(dayAfter),
      penaltySeventhDay: dollarsOf(seventhDay),
      interest: dollarsOf(interest.cents),
      interestParts: interest.parts,
      daysWithoutKnownRate: interest.unknownDays,
      daysIfTheRateStays: interest.assumedDays,
      lateReturns: [inDollars(returns), inDollars(gstReturns)],
      total: inDollars(total),
    };
    return `${JSON.stringify(json, null, 2)}\n`;
  }
  const notes = notesOf(cost, asked.due, on);
  const isLeast = notes.some((note) => note.includes('is not in the sum'));
  const rows = [
    ['1% the day after', shownCents(dayAfter), 'Tax Administration Act 1994, s 139B'],
    ['4% after the seventh day', shownCents(seventhDay), 's 139B'],
    ['interest', shownCents(interest.cents), 'ss 120D and 120H'],
    ['late income tax returns', shownRange(returns), 's 139A(3)'],
    ['late GST returns', shownRange(gstReturns), 'ss 139AAA and 139B(2B)'],
    [isLeast ? 'in all, at least' : 'in all', shownRange(total), ''],
  ];
  const width = Math.max(...rows.map(([, amount = '']) => amount.length));
  const lines = rows.map(([what = '', amount = '', source = '']) =>
    `  ${what.padEnd(26)}${amount.padStart(width)}  ${source}`.trimEnd(),
  );
  const rates = interest.parts.map(
    ({ rate, days, source }) => `    ${counted(days, 'day')} at ${formatPercent(rate)}: ${source}`,
  );
  const title = `${shownCents(cents)} due on ${due}, paid on ${on}`;
  return [title, ...lines.toSpliced(3, 0, ...rates), ...notes, ''].join('\n');
}
