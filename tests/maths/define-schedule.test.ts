import { describe, expect, test } from 'vitest';
import { defineSchedule } from '#brackets/core/define-schedule.ts';
import { calculateIncomeTax } from '#tests/calculate-income-tax.ts';
import type { ScheduleData } from '#brackets/core/schedule.ts';
import { isChoice } from '#machines/tax-calculator/inputs.ts';
import { scheduleOf } from '#machines/tax-calculator/schedules.ts';
import { exactSchedule } from './exact-schedule.ts';

const possible: ScheduleData = {
  id: 'sample',
  name: 'a sample',
  from: '2024-04-01',
  to: '2025-03-31',
  bands: [
    { min: 0, max: 100, rate: 0.1 },
    { min: 100, max: 200, rate: 0.2 },
    { min: 200, max: Infinity, rate: 0.3 },
  ],
};

const define = (change: Partial<ScheduleData>) => () => defineSchedule({ ...possible, ...change });

type Band = ScheduleData['bands'][number];

/** The sample with one band changed. */
const withBand = (index: number, change: Partial<Band>) =>
  define({
    bands: possible.bands.map((band, place) => (place === index ? { ...band, ...change } : band)),
  });

test('keeps a valid schedule unchanged', () => {
  const { bands, ...rest } = defineSchedule(possible);
  expect(rest).toEqual({
    id: 'sample',
    name: 'a sample',
    from: '2024-04-01',
    to: '2025-03-31',
    maxIncome: 30_023_997_515.8,
  });
  expect(bands).toEqual([
    { min: 0, max: 100, rate: 0.1, lower: 0, upper: 10_000, basisPoints: 1000 },
    { min: 100, max: 200, rate: 0.2, lower: 10_000, upper: 20_000, basisPoints: 2000 },
    { min: 200, max: Infinity, rate: 0.3, lower: 20_000, upper: Infinity, basisPoints: 3000 },
  ]);
});

describe('rejects an invalid schedule, with the band', () => {
  test.each([
    ['no band', define({ bands: [] }), "The schedule 'sample' has no bands."],
    [
      'dates the wrong way round',
      define({ from: '2025-04-01' }),
      "Take a last day of 'sample' from 2025-04-01 on, not '2025-03-31'.",
    ],
    [
      'a start above 0',
      withBand(0, { min: 1 }),
      "Take 0 as the lower limit of band 1 of 'sample', not 1.",
    ],
    [
      'a gap',
      withBand(1, { min: 100.01 }),
      "Take 100 as the lower limit of band 2 of 'sample', not 100.01.",
    ],
    [
      'an overlap',
      withBand(1, { min: 99 }),
      "Take 100 as the lower limit of band 2 of 'sample', not 99.",
    ],
    [
      'a copied limit',
      withBand(1, { max: 100 }),
      "Take dollars and cents above 100 as the upper limit of band 2 of 'sample', not 100.",
    ],
    [
      'limits in the wrong order',
      withBand(1, { max: 50 }),
      "Take dollars and cents above 100 as the upper limit of band 2 of 'sample', not 50.",
    ],
    [
      'a last band that ends',
      withBand(2, { max: 300 }),
      "Take Infinity as the upper limit of band 3 of 'sample', not 300.",
    ],
    [
      'an endless band that is not the last',
      withBand(0, { max: Infinity }),
      "Take dollars and cents above 0 as the upper limit of band 1 of 'sample', not Infinity.",
    ],
    [
      'a rate in percent',
      withBand(1, { rate: 20 }),
      "Take the rate of band 2 of 'sample' from 0 to 1 in steps of 0.0001, not 20.",
    ],
    [
      'a negative rate',
      withBand(1, { rate: -0.1 }),
      "Take the rate of band 2 of 'sample' from 0 to 1 in steps of 0.0001, not -0.1.",
    ],
    [
      'no rate',
      withBand(1, { rate: NaN }),
      "Take the rate of band 2 of 'sample' from 0 to 1 in steps of 0.0001, not NaN.",
    ],
    [
      'a rate too fine to be exact',
      withBand(1, { rate: 0.12345 }),
      "Take the rate of band 2 of 'sample' from 0 to 1 in steps of 0.0001, not 0.12345.",
    ],
    [
      'a limit finer than a cent',
      withBand(0, { max: 100.005 }),
      "Take dollars and cents above 0 as the upper limit of band 1 of 'sample', not 100.005.",
    ],
    [
      'a limit that is not a number',
      withBand(1, { max: NaN }),
      "Take dollars and cents above 100 as the upper limit of band 2 of 'sample', not NaN.",
    ],
    [
      'a limit too large to be exact',
      withBand(1, { max: 1e18 }),
      "Take dollars and cents above 100 as the upper limit of band 2 of 'sample', not 1000000000000000000.",
    ],
    [
      'a start that is not a number',
      withBand(1, { min: NaN }),
      "Take 100 as the lower limit of band 2 of 'sample', not NaN.",
    ],
  ])('%s', (_what, load, message) => {
    expect(load).toThrow(new RangeError(message));
  });
});

test.each([
  ['a rate of 0', withBand(1, { rate: 0 }), 0],
  ['a rate of 1', withBand(1, { rate: 1 }), 10_000],
  ['a rate in hundredths of a percent', withBand(1, { rate: 0.1282 }), 1_282],
  // Zero with a sign would show up in results as -0.
  ['a rate of -0', withBand(1, { rate: -0 }), 0],
])('accepts %s', (_what, load, basisPoints) => {
  expect(load().bands[1]?.basisPoints).toBe(basisPoints);
});

test('accepts a schedule of one day', () => {
  const { from, to } = define({ from: '2024-07-30', to: '2024-07-30' })();
  expect([from, to]).toEqual(['2024-07-30', '2024-07-30']);
});

test('accepts limits with cents', () => {
  const [first, ...others] = possible.bands;
  const bands = [{ min: 0, max: 99.99, rate: first?.rate ?? 0 }, ...others];
  expect(define({ bands })).toThrow(
    "Take 99.99 as the lower limit of band 2 of 'sample', not 100.",
  );
  const touching = [
    { min: 0, max: 99.99, rate: 0.1 },
    { min: 99.99, max: Infinity, rate: 0.2 },
  ];
  expect(define({ bands: touching })().bands[1]?.lower).toBe(9_999);
});

test('accepts a band of one cent', () => {
  const bands = [
    { min: 0, max: 99.99, rate: 0 },
    { min: 99.99, max: 100, rate: 1 },
    { min: 100, max: 100.01, rate: 0 },
    { min: 100.01, max: Infinity, rate: 1 },
  ];
  const schedule = define({ bands })();
  const taxes = [99.99, 100, 100.01, 100.02].map(
    (grossIncome) => calculateIncomeTax({ grossIncome, schedule }).taxOwed,
  );
  expect(taxes).toEqual([0, 0.01, 0.01, 0.02]);
});

describe('the shipped schedules', () => {
  test('can be found by id', () => {
    expect(scheduleOf('2024-25-composite').id).toBe('2024-25-composite');
    expect(isChoice('schedule', '2024-25-composite')).toBe(true);
    expect(isChoice('schedule', '2024-25')).toBe(false);
  });

  test('the specified one has exact bands with the same upper limits', () => {
    const { id, bands } = exactSchedule(scheduleOf('specified'));
    expect(id).toBe('specified (exact)');
    expect(bands.map(({ min, max, rate }) => [min, max, rate])).toEqual([
      [0, 14_000, 0.105],
      [14_000, 48_000, 0.175],
      [48_000, 70_000, 0.3],
      [70_000, 180_000, 0.33],
      [180_000, Infinity, 0.39],
    ]);
  });
});
