import { expect, test } from 'vitest';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { payCurve, takeHomeOf, thresholdRows } from '#brackets/page/pays.ts';

const rules = payRulesFor('2026-10-01');

test('shows take-home pay with two codes at each threshold, and the step of its last cent', () => {
  const rows = thresholdRows(rules, 'M', 'ME');
  expect(rows.map(([pay]) => pay)).toEqual([
    '300.00',
    '461.54',
    '464.00',
    '1,028.85',
    '1,269.24',
    '1,346.16',
    '1,501.93',
    '3,012.33',
    '3,461.54',
  ]);
  // A year of 461.54 is 24,000: income tax of 3,108 and levy of 420, by 52, and 10 less with ME.
  expect(rows[1]).toEqual(['461.54', '393.70', '1', '403.70', '1001', '-10.00']);
  expect(rows[7]?.slice(0, 2)).toEqual(['3,012.33', '2,160.21']);
});

test('draws the curve by pay, with a point on either side of each threshold', () => {
  const curve = payCurve(rules);
  expect(curve.toSorted((a, b) => a - b)).toEqual(curve);
  expect(curve).toEqual(expect.arrayContaining([461.53, 461.54, 3461.53, 3461.54]));
  expect([takeHomeOf(rules, 1000, 'M'), takeHomeOf(rules, 1000, 'ME')]).toEqual([828.5, 838.5]);
});
