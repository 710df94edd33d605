/**
 * Calculates tax dates for a 31 March balance date. A date that is not a working day moves to the
 * next one. Sources: Inland Revenue, Filing GST; Paying
 * deductions to Inland Revenue; Payment dates (provisional tax); IR3; IR328 (agents).
 */
import type { TaxDateKind } from '#content/tax-date-words.ts';
import { dateOf, dayOf, dayOfIso, isoOf, type Day } from '#brackets/core/calendar.ts';
import { workingDayFrom } from '#brackets/core/working-days.ts';

export interface TaxDate {
  readonly kind: TaxDateKind;
  /** The due date, YYYY-MM-DD. */
  readonly due: string;
  /** The last day of the GST period, the paydays or the tax year, YYYY-MM-DD. */
  readonly periodEnd: string;
  /** The number of the instalment of provisional tax, from 1. */
  readonly instalment?: number;
}

interface Rule {
  readonly kind: TaxDateKind;
  readonly due: Day;
  readonly periodEnd: Day;
  readonly instalment?: number;
}

/** GST for a period that ends in this month: the 28th of the next, except for two periods a year. */
function gstDue(year: number, month: number): Day {
  if (month === 3) return dayOf(year, 5, 7);
  if (month === 11) return dayOf(year + 1, 1, 15);
  return dayOf(year, month + 1, 28);
}

/** The dates of each month of a year. */
function monthlyRules(year: number, month: number): readonly Rule[] {
  const periodEnd = dayOf(year, month + 1, 0);
  return [
    { kind: 'gst', due: gstDue(year, month), periodEnd },
    { kind: 'paye', due: dayOf(year, month + 1, 20), periodEnd },
    { kind: 'payeFirstHalf', due: dayOf(year, month, 20), periodEnd: dayOf(year, month, 15) },
    // The second half of December is due after the holidays.
    { kind: 'payeSecondHalf', due: dayOf(year, month + 1, month === 12 ? 15 : 5), periodEnd },
  ];
}

/** The dates of the tax year that ends on 31 March of this year. */
function yearlyRules(year: number): readonly Rule[] {
  const periodEnd = dayOf(year, 3, 31);
  const instalments = [dayOf(year - 1, 8, 28), dayOf(year, 1, 15), dayOf(year, 5, 7)];
  const sixMonthly = [dayOf(year - 1, 10, 28), dayOf(year, 5, 7)];
  return [
    ...instalments.map((due, index) => ({
      kind: 'provisionalTax' as const,
      due,
      periodEnd,
      instalment: index + 1,
    })),
    ...sixMonthly.map((due, index) => ({
      kind: 'provisionalTaxSixMonthly' as const,
      due,
      periodEnd,
      instalment: index + 1,
    })),
    { kind: 'incomeTaxReturn', due: dayOf(year, 7, 7), periodEnd },
    { kind: 'incomeTaxReturnByAgent', due: dayOf(year + 1, 3, 31), periodEnd },
    { kind: 'terminalTax', due: dayOf(year + 1, 2, 7), periodEnd },
    { kind: 'terminalTaxByAgent', due: dayOf(year + 1, 4, 7), periodEnd },
  ];
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * Every tax date from one day to another (YYYY-MM-DD), inclusive, in order. Throws for an
 * invalid date, and for a year whose public holidays are not known.
 */
export function taxDatesBetween(first: string, last: string): readonly TaxDate[] {
  const [from, to] = [dayOfIso(first), dayOfIso(last)];
  const [firstYear, lastYear] = [dateOf(from).year, dateOf(to).year];
  const dates: (TaxDate & { readonly day: Day })[] = [];
  // A year's periods are due in that year or the next, and instalments before it ends.
  for (let year = firstYear - 1; year <= lastYear + 1; year += 1) {
    const rules = [...months.flatMap((month) => monthlyRules(year, month)), ...yearlyRules(year)];
    for (const { due, periodEnd, ...rule } of rules) {
      if (due > to || due < from - 14) continue; // No date moves by more than two weeks.
      const day = workingDayFrom(due);
      if (day < from || day > to) continue;
      dates.push({ ...rule, day, due: isoOf(day), periodEnd: isoOf(periodEnd) });
    }
  }
  dates.sort((a, b) => a.day - b.day);
  return dates.map(({ day: _, ...date }) => date);
}
