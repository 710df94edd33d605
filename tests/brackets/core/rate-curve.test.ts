import { expect, test } from 'vitest';
import { defineSchedule } from '#brackets/core/define-schedule.ts';
import { defaultSchedule } from '#machines/tax-calculator/schedules.ts';
import { lastIncome, rateCurve, rateTicks } from '#brackets/core/rate-curve.ts';

test.each([
  [0, 200_000],
  [181_818, 200_000],
  [181_819, 300_000],
  [18_000_000_000, 20_000_000_000],
  [20_000_000_000, 23_095_382_704.46],
])('ends the axis for an income of %d at %d', (income, end) => {
  expect(lastIncome(defaultSchedule, income)).toBe(end);
});

test('raises the marginal rate a cent above each limit plus the deductions', () => {
  const curve = rateCurve(defaultSchedule, { grossIncome: 65_000, deductions: 1_200 });
  const marginalAt = (income: number) => curve.find((point) => point.income === income)?.marginal;
  expect([marginalAt(15_201), marginalAt(15_201.01)]).toEqual([0.105, 0.175]);
  expect([marginalAt(181_201), marginalAt(181_201.01)]).toEqual([0.33, 0.39]);
  const incomes = curve.map(({ income }) => income);
  expect(incomes).toEqual(incomes.toSorted((a, b) => a - b));
  expect([incomes[0], incomes.at(-1)]).toEqual([10, 200_000]);
});

test('draws a curve for the largest income, with any deductions', () => {
  const grossIncome = 23_095_382_704.46;
  for (const deductions of [0, 1_200, grossIncome - 5, grossIncome]) {
    const last = rateCurve(defaultSchedule, { grossIncome, deductions }).at(-1);
    expect(last?.income).toBe(grossIncome);
  }
});

test('ends the axes beyond the highest rate and the last limit', () => {
  const schedule = defineSchedule({
    id: 'steep',
    name: 'steep',
    from: '2027-04-01',
    to: null,
    bands: [
      { min: 0, max: 400_000, rate: 0.2 },
      { min: 400_000, max: Infinity, rate: 0.55 },
    ],
  });
  expect(rateTicks(schedule)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect(lastIncome(schedule, 0)).toBe(500_000);
  expect(rateTicks(defaultSchedule)).toEqual([0, 10, 20, 30, 40]);
});
