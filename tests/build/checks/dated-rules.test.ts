import { expect, test } from 'vitest';
import { datedRuleFaults } from '#src/build/checks/dated-rules.ts';

const faults = (...rules: readonly (readonly [string, string | null])[]) =>
  datedRuleFaults(
    'levies',
    rules.map(([from, to]) => ({ from, to })),
  );

test('accepts rules without gaps, in any order', () => {
  expect(faults(['2025-04-01', null], ['2024-02-29', '2025-03-31'])).toEqual([]);
});

test.each([
  ['2025-03-31', 'overlap'],
  [null, 'overlap'],
  ['2025-03-29', 'leave a gap'],
] as const)('rejects a rule to %s before one from 2025-03-31: they %s', (to, what) => {
  expect(faults(['2024-04-01', to], ['2025-03-31', null])).toEqual([
    `levies: the rule of 2024-04-01 to ${to ?? 'today'} and that of 2025-03-31 to today ${what}.`,
  ]);
});

test('rejects a rule that ends before it begins', () => {
  expect(faults(['2025-04-01', '2025-03-31'])).toEqual([
    'levies: the rule of 2025-04-01 to 2025-03-31 ends before it begins.',
  ]);
});

test('leaves impossible dates to the check of lines', () => {
  expect(faults(['2024-04-01', '2025-02-30'], ['2025-04-01', null])).toEqual([]);
});
