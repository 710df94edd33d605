/**
 * When tax is due, worked out from the rules: for a 31 March balance date, with a date that is
 * not a working day moved to the next one. Sources: Inland Revenue, Filing GST; Paying
 * deductions to Inland Revenue; Payment dates (provisional tax); IR3; IR328 (agents).
 */
import type { TaxDateKind } from '#content/tax-date-words.ts';
import { dateOf, dayOf, dayOfIso, isoOf, type Day } from './calendar.ts';
import { workingDayFrom } from './working-days.ts';

export interface TaxDate {
  readonly kind: TaxDateKind;
  /** The day by which it has to be filed or paid, YYYY-MM-DD. */
  readonly due: string;
  /** The last day of the GST period, of the paydays, or of the tax year that it is for, YYYY-MM-DD. */
  readonly periodEnd: string;
  /** Which instalment of provisional tax it is, from 1. */
  readonly instalment?: number;
}

interface Rule {
  readonly kind: TaxDateKind;
  readonly due: Day;
  readonly periodEnd: Day;
  readonly instalment?: number;
}

/** GST of a period that ends with that month: the 28th of the next, but for two periods a year. */
function gstDue(year: number, month: number): Day {
  if (month === 3) return dayOf(year, 5, 7);
  if (month === 11) return dayOf(year + 1, 1, 15);
  return dayOf(year, month + 1, 28);
}

/** What each month of a year leads to. */
function monthlyRules(year: number, month: number): readonly Rule[] {
  const periodEnd = dayOf(year, month + 1, 0);
  return [
    { kind: 'gst', due: gstDue(year, month), periodEnd },
    { kind: 'paye', due: dayOf(year, month + 1, 20), periodEnd },
    { kind: 'payeFirstHalf', due: dayOf(year, month, 20), periodEnd: dayOf(year, month, 15) },
    // The second half of December is not due over the holidays.
    { kind: 'payeSecondHalf', due: dayOf(year, month + 1, month === 12 ? 15 : 5), periodEnd },
  ];
}

/** What the tax year that ends on 31 March of this year leads to. */
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
 * Every tax date from one day to another (YYYY-MM-DD), both included, in order. Throws for a day that is no
 * date, and for a year whose public holidays are not known.
 */
export function taxDatesBetween(first: string, last: string): readonly TaxDate[] {
  const [from, to] = [dayOfIso(first), dayOfIso(last)];
  const [firstYear, lastYear] = [dateOf(from).year, dateOf(to).year];
  const dates: (TaxDate & { readonly day: Day })[] = [];
  // A year's periods fall due in that year or the next, but for instalments, which come before it ends.
  for (let year = firstYear - 1; year <= lastYear + 1; year += 1) {
    const rules = [...months.flatMap((month) => monthlyRules(year, month)), ...yearlyRules(year)];
    for (const { due, periodEnd, ...rule } of rules) {
      if (due > to || due < from - 14) continue; // No date moves by more than two weeks.
      const day = workingDayFrom(due);
      if (day < from || day > to) continue;
      dates.push({ ...rule, day, due: isoOf(day), periodEnd: isoOf(periodEnd) });
    }
  }
  return dates.toSorted((a, b) => a.day - b.day).map(({ day: _, ...date }) => date);
}
