import { formatDate } from '#content/dates.ts';
import { behindWithTax } from '#content/ui/behind-with-tax.ts';
import {
  freeOfCost,
  interestKnownTo,
  interestRates,
  monthlyPenaltyTo,
} from '#brackets/data/late-rates.ts';
import { provisionalTaxOver } from '#brackets/data/provisional-tax.ts';
import { formatDollars, formatPercent } from '#brackets/core/format.ts';
import { lateReturns, type CostRange, type Interest } from '#brackets/core/late.ts';
import { lateCost, type DebtCost } from '#brackets/core/late-cost.ts';
import type { readQuestion } from '#machines/behind-with-tax/question.ts';
import { printCents } from '#src/views/calculators/print-cents.ts';

const { result: words } = behindWithTax;

type Read = ReturnType<typeof readQuestion>;

/** '$100.00', or '$100.00 to $1,000.00' where the law leaves a range. */
export function printRange({ least, most }: CostRange): string {
  if (least === most) return printCents(least);
  return least === 0
    ? words.upTo(printCents(most))
    : words.range(printCents(least), printCents(most));
}

const exactly = (cents: number): CostRange => ({ least: cents, most: cents });

const list = new Intl.ListFormat('en-NZ');

/** '253 days at 9.89% a year and 315 days at 8.97% a year' */
const ratesOf = ({ parts }: Interest): string =>
  list.format(
    parts.map(({ days, rate }) =>
      words.interest.part(words.interest.days(days), formatPercent(rate)),
    ),
  );

/** A line of a result with its working, and as its sources the ids of its figures in the ledger. */
interface Line {
  readonly label: string;
  readonly cost: CostRange;
  readonly working: string;
  readonly sources: readonly string[];
}

/** The cost of a debt that was typed, part by part. */
function debtLines({ cents, due, dayAfter, seventhDay, interest }: DebtCost): readonly Line[] {
  const owed = printCents(cents);
  return [
    {
      label: words.dayAfter.label,
      cost: exactly(dayAfter),
      working: words.dayAfter.working(owed, formatDate(due)),
      sources: ['latePaymentPenalty'],
    },
    {
      label: words.seventhDay.label,
      cost: exactly(seventhDay),
      working: words.seventhDay.working(printCents(cents + dayAfter)),
      sources: ['latePaymentPenalty'],
    },
    {
      label: words.interest.label,
      cost: exactly(interest.cents),
      working: words.interest.working(ratesOf(interest), owed),
      sources: ['useOfMoneyInterest'],
    },
  ];
}

/** The cost of a year's tax that is estimated, on one line. */
function estimateLine(year: number, debt: DebtCost): Line {
  const { dayAfter, seventhDay, interest } = debt;
  const working = [
    words.estimate.working(printCents(debt.cents), year, formatDate(debt.due)),
    words.estimate.penalties(printCents(dayAfter), printCents(seventhDay)),
    words.estimate.interest(printCents(interest.cents), ratesOf(interest)),
  ].join(' ');
  const sources = ['latePaymentPenalty', 'useOfMoneyInterest'];
  return { label: words.estimate.label(year), cost: exactly(debt.cost), working, sources };
}

/** What the sum leaves out. */
function missingFrom({ missing, estimated }: Read, debts: readonly DebtCost[]): readonly string[] {
  const unknown = debts.reduce((sum, { interest }) => sum + interest.unknownDays, 0);
  const isProvisional = estimated.some(({ cents }) => cents > provisionalTaxOver * 100);
  const unread = Object.entries(behindWithTax.fields)
    .filter(([field]) => missing.unread.includes(field))
    .map(([, { label }]) => `‘${label}’`);
  const named = (['income', 'tax', 'gst', 'halfDebt', 'gstReturns'] as const).filter(
    (name) => missing[name],
  );
  const isOld = debts.some(({ due, cost }) => cost > 0 && due <= monthlyPenaltyTo);
  return [
    unread.length > 0 && words.missing.unread(list.format(unread)),
    ...named.map((name) => words.missing[name]),
    unknown > 0 &&
      words.missing.unknownDays(words.interest.days(unknown), formatDate(interestRates[0].from)),
    isProvisional && words.missing.provisional(formatDollars(provisionalTaxOver)),
    isOld && words.missing.oldDebt,
  ].filter((sentence) => sentence !== false);
}

/** The lines of a result, their sum, and what the sum leaves out or takes for granted. */
export function costLines(read: Read) {
  const { question, years, estimated, coming } = read;
  const { on, returns, gstReturns } = question;
  const { debts, ...cost } = lateCost(question);
  const missing = missingFrom(read, debts);
  const { least, most } = cost.total;
  const owed = debts.reduce((sum, { cents }) => sum + cents, 0);
  const sum = (cents: CostRange): string =>
    missing.length > 0 ? words.atLeast(printCents(cents.least)) : printRange(cents);
  const withTax = estimated.length > 0 ? words.withEstimatedTax : words.withTax;
  const assumed = Math.max(0, ...debts.map(({ interest }) => interest.assumedDays));
  const last = years.at(-1);
  const each = printRange(lateReturns(returns.slice(0, 1)));
  const lines = [
    {
      label: words.returns.label,
      cost: cost.returns,
      working: words.returns.working(list.format(years.map(String)), each),
      sources: ['lateFilingIndividual'],
    },
    {
      label: words.gstReturns.label,
      cost: cost.gstReturns,
      working: words.gstReturns.working(gstReturns),
      sources: ['lateFilingGst'],
    },
    ...debts.flatMap((debt, index) => {
      const year = estimated[index]?.year;
      return year === undefined ? debtLines(debt) : [estimateLine(year, debt)];
    }),
  ].filter((line) => line.cost.most > 0);
  const ask = lines.length > 0 && debts.length === 0 ? missing[0] : undefined;
  return {
    lines,
    /** What to type first, where the sum is of returns alone and far too low. */
    ask,
    /** An accountant's fee; null where no return is late. */
    fees: years.length + gstReturns > 0 ? words.fees(years.length, gstReturns) : null,
    name: ask === undefined ? words.total : words.returnsAlone,
    /** Null where nothing is known. */
    total: most === 0 || (least === 0 && missing.length > 0) ? null : sum(cost.total),
    withTax:
      owed > 0 ? withTax(printCents(owed), sum({ least: least + owed, most: most + owed })) : '',
    notes: [
      lines.length + missing.length === 0 && words.nothing,
      ...coming.map(({ year, cents, due }) =>
        words.notes.coming(year, formatDate(due), cents === null ? null : printCents(cents)),
      ),
      ...missing.filter((sentence) => sentence !== ask),
      ...debts
        .filter(({ cents, due }) => cents <= freeOfCost * 100 && due < on)
        .map(({ cents }) => words.notes.small(printCents(cents))),
      assumed > 0 && words.notes.assumed(words.interest.days(assumed), formatDate(interestKnownTo)),
      last !== undefined && on <= `${last + 1}-03-31` && words.notes.agent(last),
    ].filter((note) => note !== false),
  };
}
