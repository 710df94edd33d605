import { expect, test } from 'vitest';
import { UsageError } from '#command-line/run-command.ts';
import { tax } from './tax.ts';

/** Each option of one value, with a value for it. */
const single: readonly (readonly string[])[] = [
  ['bands', '--schedule', '--date', '--year', '--bands', '--compare', '--range', '--step', '--net'],
  ['bands', '--deductions'],
  ['pay', '--last-year', '--every', '--code', '--kiwisaver', '--employer', '--esct', '--on'],
  ['late', '--owed', '--due', '--on', '--gst-returns'],
];

test.each(
  single.flatMap(([command = '', ...options]) => options.map((option) => [command, option])),
)('%s %s given twice is refused', async (command, option) => {
  await expect(tax(command, `${option}=1`, `${option}=2`)).rejects.toThrow(
    new UsageError(`${option} is given twice. Give it once.`),
  );
});

test.each([
  ['weekly', 'week'],
  ['Fortnightly', 'fortnight'],
  ['four-weekly', 'four-weeks'],
  ['monthly', 'month'],
])('says for the period %s to write %s', async (typed, name) => {
  for (const args of [
    ['--gross', '5', '--every', typed],
    ['--job', `2026-04-01 5 ${typed} M`],
  ])
    await expect(tax('pay', ...args)).rejects.toThrow(
      `not '${typed}'; extra pays (bonuses, lump sums) have other rules. Write ${name}.`,
    );
});
