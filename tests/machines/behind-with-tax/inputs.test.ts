import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportLate } from '#brackets/command/report-late.ts';
import { dollarsOf } from '#brackets/core/cents.ts';
import { lateCost } from '#brackets/core/late-cost.ts';
import { formatDate } from '#content/dates.ts';
import { isoOf } from '#brackets/core/calendar.ts';
import { stepsOfYears } from '#brackets/core/year-tax.ts';
import { emptyInputs, isFilledIn, type LateInputs } from '#machines/behind-with-tax/inputs.ts';
import { readQuestion } from '#machines/behind-with-tax/question.ts';

const today = '2026-11-26';

const read = (inputs: Partial<LateInputs>) =>
  readQuestion({ ...emptyInputs, ...inputs }, { today, bands: stepsOfYears(2010, 2026) });
const costOf = (inputs: Partial<LateInputs>) => lateCost(read(inputs).question);

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
        const asked = {
          owed: String(owed),
          due,
          returns: years.map(() => (earned === null ? '?' : String(earned))),
          gstReturns: String(gstReturns),
        };
        const printed = JSON.parse(reportLate(asked, today, true));
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

test('being registered for GST alone is nothing late', () => {
  expect(isFilledIn({ ...emptyInputs, gst: 'yes' })).toBe(false);
  expect(isFilledIn({ ...emptyInputs, gst: 'yes', gstReturns: '2' })).toBe(true);
});

describe('counts nothing', () => {
  test.each<Partial<LateInputs>>([
    {},
    { owed: '4000' },
    { owed: '4000', since: '7/2/2027' },
    { owed: '100,000,000.01', since: '7/2/2026' },
    { earned: '60000' },
    { years: '1999' },
    { gst: 'no', gstReturns: '3' },
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

test.each<[Partial<LateInputs>, string[]]>([
  [{}, []],
  [{ since: '7/2/2026' }, ['halfDebt']],
  [{ owed: '4000', since: '7/2/2026' }, []],
  [{ years: '2025', gst: 'no' }, ['income']],
  [{ years: '2025', earned: '60000', gst: 'no' }, []],
  [{ years: '2025', earned: '60000' }, ['gstReturns']],
  [{ years: '2025', earned: '60000', gst: 'yes' }, ['gstReturns']],
  [{ years: '2025', earned: '60000', gst: 'yes', gstReturns: '0' }, []],
  // No bands are known for the year to 31 March 2010.
  [{ years: '2010, 2025', earned: '60000', gst: 'no' }, ['tax']],
  [{ years: '2025', earned: '60000', gst: 'no', owed: '4.000' }, ['owed']],
  [{ gst: 'yes', gstReturns: '2', owed: '900', since: '7/2/2026' }, []],
])('of %j, says what is missing: %j', (inputs, names) => {
  const { missing } = read(inputs);
  const { unread, ...others } = missing;
  const named = Object.entries(others).flatMap(([name, is]) => (is ? [name] : []));
  expect([...named, ...unread]).toEqual(names);
});
