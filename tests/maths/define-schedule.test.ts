import { expect, test } from 'vitest';
import { defineSchedule } from '#brackets/core/define-schedule.ts';
import type { ScheduleData } from '#brackets/data/tax-schedules.ts';

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

const limit = (band: number, needed: string, given: number) =>
  `Take ${needed} limit of band ${band} of 'sample', not ${given}.`;
const wrongRate = (given: number) =>
  `Take the rate of band 2 of 'sample' from 0 to 1 in steps of 0.0001, not ${given}.`;

type Rejected = readonly [what: string, load: () => unknown, message: string];

test.each<Rejected>([
  ['no band', define({ bands: [] }), "The schedule 'sample' has no bands."],
  [
    'dates the wrong way round',
    define({ from: '2025-04-01' }),
    "Take a last day of 'sample' from 2025-04-01 on, not '2025-03-31'.",
  ],
  ['a start above 0', withBand(0, { min: 1 }), limit(1, '0 as the lower', 1)],
  ['a gap', withBand(1, { min: 100.01 }), limit(2, '100 as the lower', 100.01)],
  ...[100, 50, NaN, 1e18].map((max): Rejected => [
    `an end at ${max}`,
    withBand(1, { max }),
    limit(2, 'dollars and cents above 100 as the upper', max),
  ]),
  ...[Infinity, 100.005].map((max): Rejected => [
    `a first end at ${max}`,
    withBand(0, { max }),
    limit(1, 'dollars and cents above 0 as the upper', max),
  ]),
  ['a last band that ends', withBand(2, { max: 300 }), limit(3, 'Infinity as the upper', 300)],
  ...[20, -0.1, NaN, 0.12345].map((rate): Rejected => [
    `a rate of ${rate}`,
    withBand(1, { rate }),
    wrongRate(rate),
  ]),
])('rejects %s, with the band', (_what, load, message) => {
  expect(load).toThrow(new RangeError(message));
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
