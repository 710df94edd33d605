import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askLate } from '#brackets/command/ask-late.ts';
import { reportLate } from '#brackets/command/report-late.ts';
import { dollarsOf } from '#brackets/core/cents.ts';
import { lateCost } from '#brackets/core/late-cost.ts';
import { formatDate } from '#content/dates.ts';
import { isoOf } from '#content/tax-dates/calendar.ts';
import { emptyInputs, readInputs, type LateInputs } from '#machines/behind-with-tax/inputs.ts';

const today = '2026-11-26';

const read = (inputs: Partial<LateInputs>) => readInputs({ ...emptyInputs, ...inputs }, today);
const costOf = (inputs: Partial<LateInputs>) => lateCost(read(inputs).question);

describe('a person by hand', () => {
  test('two years not filed on $60,000, and $4,000 due on 7 February 2026', () => {
    const cost = costOf({ years: '2024, 2025', earned: '60,000', owed: '4000', since: '7/2/2026' });
    // 2 × $50; 1% of $4,000; 4% of $4,040; 292 days × 8.97% of $4,000 / 365.
    expect(cost.returns).toEqual({ least: 10_000, most: 10_000 });
    expect(cost.dayAfter).toBe(4_000);
    expect(cost.seventhDay).toBe(16_160);
    expect(cost.interest).toEqual({
      cents: 28_704,
      parts: [{ rate: 0.0897, days: 292 }],
      unknownDays: 0,
    });
    expect(cost.total).toEqual({ least: 58_864, most: 58_864 });
  });

  test('three years of an unknown income, and four GST returns', () => {
    const cost = costOf({ years: '2021 to 2023', gst: 'yes', gstReturns: '4' });
    // 3 × $50 to 3 × $500; 3 × $50 to 4 × $250.
    expect(cost.returns).toEqual({ least: 15_000, most: 150_000 });
    expect(cost.gstReturns).toEqual({ least: 15_000, most: 100_000 });
    expect(cost.total).toEqual({ least: 30_000, most: 250_000 });
  });

  test('$10,000 due on 28 April 2025, across both rates and nine days without one', () => {
    const cost = costOf({ owed: '$10,000', since: '28 April 2025' });
    // 29 April to 7 May: 9 days unknown; 253 days at 9.89%, 315 at 8.97%.
    expect(cost.interest).toEqual({
      cents: 145_965,
      parts: [
        { rate: 0.0989, days: 253 },
        { rate: 0.0897, days: 315 },
      ],
      unknownDays: 9,
    });
    expect(cost.total.least).toBe(10_000 + 40_400 + 145_965);
  });
});

test('equals what the command says', () => {
  const day = fc.integer({ min: 14_610, max: 20_783 }).map(isoOf);
  const income = fc.integer({ min: 0, max: 2_000_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      day,
      fc.option(income),
      fc.subarray([2019, 2020, 2021, 2022, 2023, 2024, 2025]),
      fc.integer({ min: 0, max: 999 }),
      (owed, due, earned, years, gstReturns) => {
        const asked = askLate(
          {
            owed: String(owed),
            due,
            on: today,
            returns: years.map(() => (earned === null ? '?' : String(earned))),
            gstReturns: String(gstReturns),
          },
          today,
        );
        const printed = JSON.parse(reportLate(asked, 'json').join(''));
        const { total } = costOf({
          years: years.join(', '),
          earned: earned === null ? '' : String(earned),
          gst: 'yes',
          gstReturns: String(gstReturns),
          owed: String(owed),
          since: formatDate(due),
        });
        expect([dollarsOf(total.least), dollarsOf(total.most)]).toEqual(printed.total);
      },
    ),
  );
});

describe('counts nothing', () => {
  test.each<Partial<LateInputs>>([
    {},
    { owed: '4000' },
    { since: '7/2/2026' },
    { owed: 'lots', since: '7/2/2026' },
    { owed: '4000', since: '7/2/2027' },
    { owed: '100,000,000.01', since: '7/2/2026' },
    { earned: '60000' },
    { years: '1999' },
    { gst: 'no', gstReturns: '3' },
    { gst: 'yes', gstReturns: '-1' },
    { gst: 'yes', gstReturns: '1000' },
  ])('for %j', (inputs) => {
    expect(costOf(inputs).total).toEqual({ least: 0, most: 0 });
  });

  test('an unreadable income leaves the range', () => {
    expect(costOf({ years: '2024', earned: 'sixty' }).total).toEqual({
      least: 5_000,
      most: 50_000,
    });
    expect(costOf({ years: '2024', earned: '0' }).total).toEqual({ least: 5_000, most: 5_000 });
  });
});

test('says which half of a debt is missing', () => {
  expect(read({ owed: '4000' }).isDebtHalf).toBe(true);
  expect(read({ since: '7/2/2026' }).isDebtHalf).toBe(true);
  expect(read({ owed: '4000', since: '7/2/2026' }).isDebtHalf).toBe(false);
  expect(read({}).isDebtHalf).toBe(false);
});
