import { expect, test } from 'vitest';
import { parseCommandLine } from '#brackets/command/command-line.ts';
import { taxSchedules } from '#content/tax-schedules.ts';
import { WrongUse } from '#src/server/command.ts';

const ids = taxSchedules.map(({ id }) => id).join(', ');

test.each([
  [['--schedule', '2025'], `There is no schedule "2025"; there are ${ids}.`],
  [['48k'], '"48k" is not an amount in dollars, such as 48000.01.'],
  [['Infinity'], '"Infinity" is not an amount in dollars, such as 48000.01.'],
  [[''], '"" is not an amount in dollars, such as 48000.01.'],
  [['1e99'], '"1e99" is not an amount in dollars, such as 48000.01.'],
  [
    ['23095382704.47'],
    '"23095382704.47" is too large: tax is calculated up to 23095382704.46 dollars.',
  ],
  [['--deductions', 'x', '1'], '"x" is not an amount in dollars, such as 48000.01.'],
  [['-5'], "Unknown option '-5'."],
  [['--schedul', 'x'], "Unknown option '--schedul'."],
  [['--schedule'], "Option '--schedule <value>' argument missing."],
])('refuses %j in one sentence', (args, sentence) => {
  expect(() => parseCommandLine(args)).toThrow(
    new WrongUse(`${sentence} See npm run brackets -- --help.`),
  );
});

test('asks for help before anything else', () => {
  expect(parseCommandLine(['--help', '48000'])).toEqual({ name: 'help' });
});
