import { describe, expect, it } from 'vitest';
import type { TaxDateKind } from '#content/tax-date-words.ts';
import { taxDatesBetween } from '#content/tax-dates/tax-dates.ts';

/** The dates of one kind, by the end of their period. */
const dates = (kind: TaxDateKind, first: string, last: string) =>
  taxDatesBetween(first, last)
    .filter((date) => date.kind === kind)
    .map(({ periodEnd, due }) => [periodEnd, due]);

describe('tax dates from November 2026 to January 2028, as Inland Revenue publishes or its rules give them', () => {
  it('of GST', () => {
    expect(dates('gst', '2026-11-22', '2027-05-28')).toEqual([
      ['2026-10-31', '2026-11-30'],
      ['2026-11-30', '2027-01-15'],
      ['2026-12-31', '2027-01-28'],
      ['2027-01-31', '2027-03-01'],
      ['2027-02-28', '2027-03-30'],
      ['2027-03-31', '2027-05-07'],
      ['2027-04-30', '2027-05-28'],
    ]);
  });

  it('of PAYE paid monthly', () => {
    expect(dates('paye', '2026-12-01', '2027-03-22')).toEqual([
      ['2026-11-30', '2026-12-21'],
      ['2026-12-31', '2027-01-20'],
      ['2027-01-31', '2027-02-22'],
      ['2027-02-28', '2027-03-22'],
    ]);
  });

  it('of PAYE paid twice a month', () => {
    expect(dates('payeSecondHalf', '2026-12-01', '2027-06-30')).toEqual([
      ['2026-11-30', '2026-12-07'],
      ['2026-12-31', '2027-01-15'],
      ['2027-01-31', '2027-02-05'],
      ['2027-02-28', '2027-03-05'],
      ['2027-03-31', '2027-04-05'],
      ['2027-04-30', '2027-05-05'],
      ['2027-05-31', '2027-06-08'],
    ]);
    expect(dates('payeFirstHalf', '2026-12-01', '2027-01-31')).toEqual([
      ['2026-12-15', '2026-12-21'],
      ['2027-01-15', '2027-01-20'],
    ]);
  });

  it('of income tax', () => {
    const kinds: readonly TaxDateKind[] = [
      'provisionalTax',
      'provisionalTaxSixMonthly',
      'incomeTaxReturn',
      'incomeTaxReturnByAgent',
      'terminalTax',
      'terminalTaxByAgent',
    ];
    const found = taxDatesBetween('2026-11-22', '2028-04-30')
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ due, kind, instalment }) => [due, kind, instalment]);
    expect(found).toEqual([
      ['2027-01-15', 'provisionalTax', 2],
      ['2027-02-09', 'terminalTax', undefined],
      ['2027-03-31', 'incomeTaxReturnByAgent', undefined],
      ['2027-04-07', 'terminalTaxByAgent', undefined],
      ['2027-05-07', 'provisionalTax', 3],
      ['2027-05-07', 'provisionalTaxSixMonthly', 2],
      ['2027-07-07', 'incomeTaxReturn', undefined],
      ['2027-08-30', 'provisionalTax', 1],
      ['2027-10-28', 'provisionalTaxSixMonthly', 1],
      ['2028-01-17', 'provisionalTax', 2],
      ['2028-02-08', 'terminalTax', undefined],
      ['2028-03-31', 'incomeTaxReturnByAgent', undefined],
      ['2028-04-07', 'terminalTaxByAgent', undefined],
    ]);
  });
});

describe('three years of tax dates', () => {
  const all = taxDatesBetween('2026-01-01', '2028-12-31');
  it('are in order, each once, and never on a weekend', () => {
    const days = all.map(({ due }) => due);
    expect(days).toEqual(days.toSorted());
    expect(new Set(all.map((date) => JSON.stringify(date))).size).toBe(all.length);
    const weekends = days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()));
    expect(weekends).toEqual([]);
  });

  it('are 57 a year: twelve for GST, twelve for each kind of PAYE, and nine for income tax', () => {
    const ofYear = (year: string) => all.filter(({ due }) => due.startsWith(year)).length;
    expect([ofYear('2026'), ofYear('2027'), ofYear('2028')]).toEqual([57, 57, 57]);
  });

  it('do not depend on the start of the range', () => {
    const later = taxDatesBetween('2027-05-07', '2028-12-31');
    expect(later).toEqual(all.filter(({ due }) => due >= '2027-05-07'));
  });
});
