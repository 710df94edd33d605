/**
 * Schedules of past years that the calculators still offer. content/tax-schedules.ts lists them.
 */

/** The specification's schedule. It never changes. */
export const specified = {
  id: 'specified',
  from: '2021-04-01',
  to: '2024-07-30',
  source:
    'The specification, section 9, with its rule that a band’s span has 1 added. Limits and rates: Income Tax Act 2007, schedule 1, part A.',
  spanRule: 'plus-one',
  bands: [
    { min: 0, max: 14_000, rate: 0.105 },
    { min: 14_001, max: 48_000, rate: 0.175 },
    { min: 48_001, max: 70_000, rate: 0.3 },
    { min: 70_001, max: 180_000, rate: 0.33 },
    { min: 180_001, max: Infinity, rate: 0.39 },
  ],
} as const;

/** The tax year in which the bands changed. */
export const composite2025 = {
  id: '2024-25-composite',
  from: '2024-04-01',
  to: '2025-03-31',
  name: 'the 2024/25 tax year',
  composite: true,
  source:
    'Inland Revenue, Tax rates for individuals: where the sets before and from 31 July 2024 differ, a mean of both by days.',
  spanRule: 'exact',
  bands: [
    { min: 0, max: 14_000, rate: 0.105 },
    { min: 14_000, max: 15_600, rate: 0.1282 },
    { min: 15_600, max: 48_000, rate: 0.175 },
    { min: 48_000, max: 53_500, rate: 0.2164 },
    { min: 53_500, max: 70_000, rate: 0.3 },
    { min: 70_000, max: 78_100, rate: 0.3099 },
    { min: 78_100, max: 180_000, rate: 0.33 },
    { min: 180_000, max: Infinity, rate: 0.39 },
  ],
} as const;
