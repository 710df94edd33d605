import { expect, test } from 'vitest';
import { UsageError } from '#command-line/run-command.ts';
import { tax } from './tax.ts';

/** Ways to give an amount on a command line; X stands for it. */
const amountsAt: readonly (readonly string[])[] = [
  ['bands', 'X'],
  ['bands', '--bands', '0:10%,1000:20%', '--deductions', 'X', '5'],
  ['bands', '--range', '0..X'],
  ['bands', '--range', '0..9', '--step', 'X'],
  ['bands', '--net', 'X'],
  ['bands', '--compare', '2023-04-01', 'X'],
  ['pay', '--gross', 'X'],
  ['pay', '--gross', '5; X'],
  ['pay', '--job', '2026-04-01 X week M'],
  ['pay', '--job', '2026-04-01 5; 2026-05-06 extra X'],
  ['pay', '--job', '2026-04-01 5', '--last-year', 'X'],
  ['late', '--owed', 'X', '--due', '2025-02-07'],
  ['late', '--owed', '5', '--due', '2025-02-07', '--returns', 'X'],
];

test.each(amountsAt)(
  '%s %s %s: a comma that groups no three figures is refused',
  async (...args) => {
    for (const edited of ['1500,2000', '2,5000', '1500,200', '50000,100000', '1,00', '0,500']) {
      const asked = args.map((arg) => arg.replace('X', edited));
      await expect(tax(...asked)).rejects.toThrow(
        new RegExp(`^"${edited}" (?:can mean \\$.+ Write it as|is not clearly one amount)`),
      );
    }
  },
);

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
