import { expect, test } from 'vitest';
import { lateCost } from '#brackets/core/late-cost.ts';

test('a cost is both penalties, the interest and the returns that are late', () => {
  const debts = [{ cents: 500_000, due: '2025-02-07' }];
  const late = { debts, on: '2026-11-23', returns: [6_500_000, null], gstReturns: 2 };
  expect(lateCost(late)).toMatchObject({
    debts: [{ dayAfter: 5_000, seventhDay: 20_200, interest: { cents: 85_878 }, cost: 111_078 }],
    total: { least: 126_078, most: 216_078 },
  });
});
