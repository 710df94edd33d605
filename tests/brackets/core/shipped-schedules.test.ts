import { beforeEach, expect, test, vi } from 'vitest';

// Imported within the tests, so that a failure while loading fails a test.
beforeEach(() => {
  vi.resetModules();
});

test('the specified schedule', async () => {
  const { defaultSchedule, scheduleOf } = await import('#machines/tax-calculator/schedules.ts');
  const { bands, ...rest } = scheduleOf('specified');
  expect(rest).toMatchObject({
    id: 'specified',
    from: '2021-04-01',
    to: '2024-07-30',
    maxIncome: 23_095_382_704.46,
  });
  expect(bands.map(({ min, max, rate }) => [min, max, rate])).toEqual([
    [0, 14_000, 0.105],
    [14_001, 48_000, 0.175],
    [48_001, 70_000, 0.3],
    [70_001, 180_000, 0.33],
    [180_001, Infinity, 0.39],
  ]);
  expect(defaultSchedule).toBe(scheduleOf('specified'));
});

test('the schedule from 31 July 2024', async () => {
  const { scheduleOf } = await import('#machines/tax-calculator/schedules.ts');
  const { bands, ...rest } = scheduleOf('from-2024-07-31');
  expect(rest).toMatchObject({
    id: 'from-2024-07-31',
    from: '2024-07-31',
    maxIncome: 23_095_382_704.46,
  });
  expect(bands.map(({ min, max, rate }) => [min, max, rate])).toEqual([
    [0, 15_600, 0.105],
    [15_600, 53_500, 0.175],
    [53_500, 78_100, 0.3],
    [78_100, 180_000, 0.33],
    [180_000, Infinity, 0.39],
  ]);
});

test('the composite schedule', async () => {
  const { scheduleOf } = await import('#machines/tax-calculator/schedules.ts');
  const { bands, ...rest } = scheduleOf('2024-25-composite');
  expect(rest).toMatchObject({
    id: '2024-25-composite',
    name: 'the 2024/25 tax year',
    from: '2024-04-01',
    to: '2025-03-31',
    maxIncome: 23_095_382_704.46,
  });
  expect(bands.map(({ min, max, rate }) => [min, max, rate])).toEqual([
    [0, 14_000, 0.105],
    [14_000, 15_600, 0.1282],
    [15_600, 48_000, 0.175],
    [48_000, 53_500, 0.2164],
    [53_500, 70_000, 0.3],
    [70_000, 78_100, 0.3099],
    [78_100, 180_000, 0.33],
    [180_000, Infinity, 0.39],
  ]);
});

test('all but the specified one are valid schedules of the law', async () => {
  const { schedules } = await import('#machines/tax-calculator/schedules.ts');
  const { defineSchedule } = await import('#brackets/core/define-schedule.ts');
  const { taxSchedules } = await import('#content/tax-schedules.ts');
  const law = taxSchedules.slice(1).map((published) => defineSchedule(published));
  expect(schedules.slice(1).map(({ bands }) => bands)).toEqual(law.map(({ bands }) => bands));
});
