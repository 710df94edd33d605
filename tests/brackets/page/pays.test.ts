import { expect, test } from 'vitest';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { payCurve } from '#brackets/page/pays.ts';

const rules = payRulesFor('2026-10-01');

test('draws the curve by pay, with a point on either side of each threshold', () => {
  const curve = payCurve(rules);
  expect(curve.toSorted((a, b) => a - b)).toEqual(curve);
  expect(curve).toEqual(expect.arrayContaining([461.53, 461.54, 3461.53, 3461.54]));
});
