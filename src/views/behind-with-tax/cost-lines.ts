import { formatDate } from '#content/dates.ts';
import { behindWithTax } from '#content/ui/behind-with-tax.ts';
import { monthlyPenaltyTo } from '#brackets/data/late-rates.ts';
import { formatPercent } from '#brackets/core/format.ts';
import { lateReturns, type CostRange } from '#brackets/core/late.ts';
import { lateCost } from '#brackets/core/late-cost.ts';
import type { readInputs } from '#machines/behind-with-tax/inputs.ts';
import { printCents } from '#src/views/calculators/print-cents.ts';

const { result: words } = behindWithTax;

/** '$100.00', or '$100.00 to $1,000.00' where the law leaves a range. */
const rangeOf = ({ least, most }: CostRange): string =>
  least === most ? printCents(least) : words.range(printCents(least), printCents(most));

const list = new Intl.ListFormat('en-NZ');

/**
 * The lines of a result, their sum, and what the sum leaves out. A line has its working, and as its source
 * the id of its figure in the ledger, which the page's rules quote too.
 */
export function costLines({ question, years }: ReturnType<typeof readInputs>) {
  const { debt, on, returns, gstReturns } = question;
  const cost = lateCost(question);
  const { parts, unknownDays } = cost.interest;
  const owed = printCents(debt.cents);
  const lines = [
    returns.length > 0 && {
      label: words.returns.label,
      amount: rangeOf(cost.returns),
      working: words.returns.working(
        list.format(years.map(String)),
        rangeOf(lateReturns(returns.slice(0, 1))),
      ),
      source: 'lateFilingIndividual',
    },
    gstReturns > 0 && {
      label: words.gstReturns.label,
      amount: rangeOf(cost.gstReturns),
      working: words.gstReturns.working(words.gstReturns.counted(gstReturns)),
      source: 'lateFilingGst',
    },
    cost.dayAfter > 0 && {
      label: words.dayAfter.label,
      amount: printCents(cost.dayAfter),
      working: words.dayAfter.working(owed, formatDate(debt.due)),
      source: 'latePaymentPenalty',
    },
    cost.seventhDay > 0 && {
      label: words.seventhDay.label,
      amount: printCents(cost.seventhDay),
      working: words.seventhDay.working(printCents(debt.cents + cost.dayAfter)),
      source: 'latePaymentPenalty',
    },
    cost.interest.cents > 0 && {
      label: words.interest.label,
      amount: printCents(cost.interest.cents),
      working: words.interest.working(
        list.format(
          parts.map(({ days, rate }) =>
            words.interest.part(words.interest.days(days), formatPercent(rate)),
          ),
        ),
        owed,
      ),
      source: 'useOfMoneyInterest',
    },
  ];
  const last = years.at(-1);
  return {
    lines: lines.filter((line) => line !== false),
    total: rangeOf(cost.total),
    owed: debt.cents > 0 ? owed : null,
    notes: [
      debt.cents > 0 &&
        unknownDays > 0 &&
        words.notes.unknownDays(words.interest.days(unknownDays)),
      debt.cents > 0 && debt.due <= monthlyPenaltyTo && words.notes.oldDebt,
      last !== undefined && on <= `${last + 1}-03-31` && words.notes.agent(last),
    ].filter((note) => note !== false),
  };
}
