import { expect, test } from 'vitest';

test('every schedule is valid as published', async () => {
  // Imported only within the test, so that a failure while loading fails the test.
  const loaded = await import('#brackets/core/schedules.ts');
  const made = loaded.everySchedule.map(({ id, maxIncome }) => [id, maxIncome]);
  expect(made).toEqual(
    expect.arrayContaining([
      ['from-2024-07-31', 23_095_382_704.46],
      ['2024-25-composite', 23_095_382_704.46],
      ['from-2010-04-01', 23_703_155_933.52],
      ['2010-11-composite', 25_372_392_266.87],
      ['from-2010-10-01', 27_294_543_196.18],
      ['from-2021-04-01', 23_095_382_704.46],
    ]),
  );
  expect(loaded.findSchedule('2010-11-composite')?.name).toBe('the 2010/11 tax year');
});
