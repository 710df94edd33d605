import { expect, test } from 'vitest';
import { everySchedule } from '#brackets/maths/schedules.ts';
import { parseCommandLine } from '#brackets/command/command-line.ts';
import { lawKnownTo } from '#content/tax-schedules.ts';
import { UsageError } from '#src/server/command.ts';

const read = (args: readonly string[]) => parseCommandLine(args, '2026-11-23');

test.each([
  [['-5'], "Unknown option '-5'."],
  [['--schedul', 'x'], "Unknown option '--schedul'."],
  [['--schedule'], "Option '--schedule <value>' argument missing."],
  [['--compare', 'specified'], '--compare takes two schedules.'],
  [['5', '--compare', 'specified'], '--compare takes two schedules.'],
  [['--schedule', 'x', '--date', 'y'], 'Give --schedule or --date, not both.'],
  [['--range', '0..1', '5'], 'Give INCOME or --range, not both.'],
  [['--json', '--csv'], 'Give --json or --csv, not both.'],
  [['--step', '1'], '--step goes with --range.'],
  [['--scenario', 'x', '--json'], '--scenario takes everything from its file.'],
])('rejects %j in one sentence', (args, sentence) => {
  expect(() => read(args)).toThrow(new UsageError(`${sentence} See npm run brackets -- --help.`));
});

const noId = (id: string) =>
  `There is no schedule "${id}"; there are ${everySchedule.map((schedule) => schedule.id).join(', ')}.`;

/** The argument, the sentence, and the argument again with a mark below the character. */
test.each([
  [['48k'], '"48k" is not an amount in dollars, such as 48000.01.', '48k', '  ^'],
  [['Infinity'], '"Infinity" is not an amount in dollars, such as 48000.01.', 'Infinity', '^'],
  [[''], '"" is not an amount in dollars, such as 48000.01.', '', '^'],
  [['1e99'], '"1e99" is not an amount in dollars, such as 48000.01.', '1e99', ' ^'],
  [['12,34.5'], '"12,34.5" is not an amount in dollars, such as 48000.01.', '12,34.5', '  ^'],
  [['1,2345'], '"1,2345" is not an amount in dollars, such as 48000.01.', '1,2345', '     ^'],
  [['1234,567'], '"1234,567" is not an amount in dollars, such as 48000.01.', '1234,567', '    ^'],
  [['48000.005'], '"48000.005" is finer than a cent.', '48000.005', '        ^'],
  [['--deductions', '0.005', '1'], '"0.005" is finer than a cent.', '0.005', '    ^'],
  [
    ['--year', '2050'],
    `The law is known to ${lawKnownTo}, not for the tax year 2050.`,
    '2050',
    '^',
  ],
  [
    ['--year', '2010'],
    'No schedule is known for 2010-03-31. The first begins on 2010-04-01.',
    '2010',
    '^',
  ],
  [
    ['--year', '20x5'],
    '"20x5" is not a tax year. Write the year it ends in, such as 2025.',
    '20x5',
    '  ^',
  ],
  [['4,,5'], '"4,,5" is not an amount in dollars, such as 48000.01.', '4,,5', ' ^'],
  [
    ['23095382704.47'],
    '"23095382704.47" is too large: tax is calculated up to 23095382704.46 dollars.',
    '23095382704.47',
    '^',
  ],
  [['--deductions', 'x', '1'], '"x" is not an amount in dollars, such as 48000.01.', 'x', '^'],
  [['--net', '52000.005'], '"52000.005" is finer than a cent.', '52000.005', '        ^'],
  [
    ['--net', '9', '--bands', '0:100%'],
    'Take whole cents after tax from 0 to 0, not 900.',
    '9',
    '^',
  ],
  [['--schedule', '2025'], noId('2025'), '2025', '   ^'],
  [['--schedule', 'from-2024-08-01'], noId('from-2024-08-01'), 'from-2024-08-01', '           ^'],
  [
    ['--date', '2025-02-29'],
    "Take a day of the calendar as YYYY-MM-DD, not '2025-02-29'.",
    '2025-02-29',
    '        ^',
  ],
  [
    ['--date', '2025-13-01'],
    "Take a day of the calendar as YYYY-MM-DD, not '2025-13-01'.",
    '2025-13-01',
    '     ^',
  ],
  [
    ['--date', '2025-8-1'],
    "Take a day of the calendar as YYYY-MM-DD, not '2025-8-1'.",
    '2025-8-1',
    '      ^',
  ],
  [['--date', '1 May'], "Take a day of the calendar as YYYY-MM-DD, not '1 May'.", '1 May', ' ^'],
  [
    ['--date', '2010-03-31'],
    'No schedule is known for 2010-03-31. The first begins on 2010-04-01.',
    '2010-03-31',
    '^',
  ],
  [
    ['--range', '0-5'],
    'A range is two amounts with .. between them, such as 0..200000.',
    '0-5',
    '   ^',
  ],
  [['--range', '5..1'], 'The range ends below where it begins.', '5..1', '   ^'],
  [['--range', '0..2x'], '"2x" is not an amount in dollars, such as 48000.01.', '0..2x', '    ^'],
  [['--range', '0..0.001'], '"0.001" is finer than a cent.', '0..0.001', '       ^'],
  [['--range', '0..1', '--step', '0'], 'A step is a cent, 0.01, at least.', '0', '^'],
  [
    ['--bands', '0:10.5%,15600:17.5'],
    'A rate ends with %.',
    '0:10.5%,15600:17.5',
    '                  ^',
  ],
  [
    ['--bands', '0:10.5%,15600 17.5%'],
    'A band is a limit, a colon and a rate, such as 15600:17.5%.',
    '0:10.5%,15600 17.5%',
    '             ^',
  ],
  [['--bands', '0:10.5%;5:6%'], 'A rate ends with %.', '0:10.5%;5:6%', '       ^'],
  [['--bands', '0:%'], 'A rate is a percentage, such as 17.5%.', '0:%', '  ^'],
  [
    ['--bands', '0:10.505%'],
    'A rate is no finer than a hundredth of a percent.',
    '0:10.505%',
    '       ^',
  ],
  [['--bands', '0:100.01%'], 'A rate is 100% at most.', '0:100.01%', '  ^'],
  [['--bands', '5:10.5%'], 'The first band begins at 0.', '5:10.5%', '^'],
  [
    ['--bands', '0:1%,9:2%,9:3%'],
    'Each band begins above the one before it.',
    '0:1%,9:2%,9:3%',
    '          ^',
  ],
  [['--compare', 'specified', '0:x%'], 'A rate is a percentage, such as 17.5%.', '0:x%', '  ^'],
])('marks the wrong character of %j', (args, sentence, typed, mark) => {
  expect(() => read(args)).toThrow(
    new UsageError(`${sentence}\n  ${typed}\n  ${mark}\nSee npm run brackets -- --help.`),
  );
});

test('prints help before anything else', () => {
  expect(read(['--help', '48000'])).toEqual({ name: 'help' });
});

/** The requested incomes, in dollars. */
function incomesOf(...args: readonly string[]): readonly number[] {
  const command = read(args);
  if (command.name !== 'incomes') throw new Error(`That asks for ${command.name}.`);
  return [...command.question.incomes];
}

test('a range has every cent, both ends included, without drift', () => {
  expect(incomesOf('--range', '0..0.05', '--step', '0.01')).toEqual([
    0, 0.01, 0.02, 0.03, 0.04, 0.05,
  ]);
  const all = incomesOf('--range', '47,990..48,010', '--step', '0.01');
  expect(all).toHaveLength(2_001);
  expect(all.filter((income, index) => income !== (4_799_000 + index) / 100)).toEqual([]);
});

test('a range steps by dollars by default and stops at its end', () => {
  expect(incomesOf('--range', '1..3.50')).toEqual([1, 2, 3]);
});

test('turns an amount to keep into the least income that leaves it', () => {
  expect(incomesOf('--net', '52000', '--date', '2025-08-01')).toEqual([63_172.14]);
  expect(incomesOf('--net', '900', '--deductions', '100', '--bands', '0:50%')).toEqual([1_700]);
});

test('accepts custom bands, with cents in a limit', () => {
  const command = read(['--bands', ' 0 : 10.5% , $15600.01 : 17.5%']);
  if (command.name !== 'incomes') throw new Error(`That asks for ${command.name}.`);
  expect(command.question.schedule.bands.map(({ min, max, rate }) => [min, max, rate])).toEqual([
    [0, 15_600.01, 0.105],
    [15_600.01, Infinity, 0.175],
  ]);
});
