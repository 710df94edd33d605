/**
 * The specification's schedule. It never changes. Its span rule: a band's span has 1 added
 * (max - min + 1 dollars), so the band 0-14,000 taxes 14,001 dollars, and each limit is a dollar higher.
 */
export const specified = {
  id: 'specified',
  from: '2021-04-01',
  to: '2024-07-30',
  source:
    'The specification, section 9, with its rule that a band’s span has 1 added. Limits and rates: Income Tax Act 2007, schedule 1, part A.',
  bands: [
    { min: 0, max: 14_000, rate: 0.105 },
    { min: 14_001, max: 48_000, rate: 0.175 },
    { min: 48_001, max: 70_000, rate: 0.3 },
    { min: 70_001, max: 180_000, rate: 0.33 },
    { min: 180_001, max: Infinity, rate: 0.39 },
  ],
} as const;
