import { expect, test } from 'vitest';
import { scheduleInForceOn, scheduleName, taxSchedules } from '#content/tax-schedules.ts';

test.each([
  ['2021-04-01', 'specified'],
  ['2024-07-30', 'specified'],
  ['2024-07-31', 'from-2024-07-31'],
  ['2026-11-21', 'from-2024-07-31'],
])('on %s %s is in force', (day, id) => {
  expect(scheduleInForceOn(day).id).toBe(id);
});

test('rejects a day before the first, with a sentence', () => {
  expect(() => scheduleInForceOn('2021-03-31')).toThrow(
    'No tax schedule is in force on 2021-03-31. Add one to packages/brackets/data/tax-schedules.ts.',
  );
});

test('a schedule is named by its dates, or has its own name', () => {
  const [specified] = taxSchedules;
  expect(scheduleName(specified)).toBe('1 April 2021 to 30 July 2024');
  expect(scheduleName({ ...specified, to: null })).toBe('1 April 2021 onwards');
  expect(scheduleName({ ...specified, name: 'the 2024/25 tax year' })).toBe('the 2024/25 tax year');
});
