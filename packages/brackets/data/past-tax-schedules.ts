import type { TaxSchedule } from './tax-schedules.ts';

/**
 * Schedules since the 2010/11 tax year that are no longer in tax-schedules.ts. Together with those
 * they cover every day since then.
 */
export const pastTaxSchedules = [
  {
    id: 'from-2010-04-01',
    from: '2010-04-01',
    to: '2010-09-30',
    source:
      'Inland Revenue, Repeal of changes to personal tax rates for 2010–11 and 2011–12 (Taxation (Budget Tax Measures) Act 2009).',
    bands: [
      { min: 0, max: 14_000, rate: 0.125 },
      { min: 14_000, max: 48_000, rate: 0.21 },
      { min: 48_000, max: 70_000, rate: 0.33 },
      { min: 70_000, max: Infinity, rate: 0.38 },
    ],
  },
  {
    id: '2010-11-composite',
    from: '2010-04-01',
    to: '2011-03-31',
    name: 'the 2010/11 tax year',
    composite: true,
    source: 'Inland Revenue, Individual income tax return guide 2011 (IR 3G), pages 45 and 46.',
    bands: [
      { min: 0, max: 14_000, rate: 0.115 },
      { min: 14_000, max: 48_000, rate: 0.1925 },
      { min: 48_000, max: 70_000, rate: 0.315 },
      { min: 70_000, max: Infinity, rate: 0.355 },
    ],
  },
  {
    id: 'from-2010-10-01',
    from: '2010-10-01',
    to: '2021-03-31',
    source:
      'Inland Revenue, Income tax rates for individuals, of 2011, 2013 and 2019: the rates from 1 October 2010.',
    bands: [
      { min: 0, max: 14_000, rate: 0.105 },
      { min: 14_000, max: 48_000, rate: 0.175 },
      { min: 48_000, max: 70_000, rate: 0.3 },
      { min: 70_000, max: Infinity, rate: 0.33 },
    ],
  },
  {
    id: 'from-2021-04-01',
    from: '2021-04-01',
    to: '2024-07-30',
    source:
      'Income Tax Act 2007, schedule 1, part A, before the Taxation (Budget Measures) Act 2024.',
    bands: [
      { min: 0, max: 14_000, rate: 0.105 },
      { min: 14_000, max: 48_000, rate: 0.175 },
      { min: 48_000, max: 70_000, rate: 0.3 },
      { min: 70_000, max: 180_000, rate: 0.33 },
      { min: 180_000, max: Infinity, rate: 0.39 },
    ],
  },
] as const satisfies readonly TaxSchedule[];
