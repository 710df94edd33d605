import { expect, test } from 'vitest';
import { parseCommandLine } from '#brackets/pay/command-line.ts';
import { payRules } from '#content/pay-rules.ts';
import { UsageError } from '#src/server/command.ts';

const read = (args: readonly string[]) => parseCommandLine(args, '2026-11-23');

test.each([
  [['--gros', '5'], "Unknown option '--gros'."],
  [['--gross'], "Option '--gross <value>' argument missing."],
  [[], 'Give one or more pays with --gross.'],
  [['--gross', '5', '6'], '"6" belongs to no option. Give pays with --gross.'],
])('rejects %j in one sentence', (args, sentence) => {
  expect(() => read(args)).toThrow(new UsageError(`${sentence} See npm run pay -- --help.`));
});

const notDollars = (typed: string) => `"${typed}" is not an amount in dollars, such as 48000.01.`;
const twoFigures = 'Separate pays by a comma, and give cents two figures, as in 1000,1250.50.';
const noCode = (typed: string): string =>
  `Take a tax code of M, M SL, ME, ME SL, SB, SB SL, S, S SL, SH, SH SL, ST, ST SL, SA, SA SL, ND, NSW, CAE, EDW, not '${typed}'; tailored (STC), schedular (WT) and special rates have other rules.`;

/** The argument, the sentence, and the argument again with a mark below the character. */
test.each([
  [['--gross', '-5'], notDollars('-5'), '-5', '^'],
  [['--gross=-5'], notDollars('-5'), '-5', '^'],
  [['--gross', '1000,-.5'], notDollars('-.5'), '1000,-.5', '     ^'],
  [['--gross', '12,34.5'], twoFigures, '12,34.5', '       ^'],
  [['--gross', '12.5,34'], twoFigures, '12.5,34', '    ^'],
  [['--gross', '1000,,5'], notDollars(''), '1000,,5', '     ^'],
  [['--gross', ''], notDollars(''), '', '^'],
  [['--gross', '1000,5.005'], '"5.005" is finer than a cent.', '1000,5.005', '         ^'],
  [
    ['--gross', '100000000.01'],
    '"100000000.01" is too large: tax is calculated up to 100000000 dollars.',
    '100000000.01',
    '^',
  ],
  [
    ['--every', 'fourweeks'],
    "Take a pay period of week, fortnight, four-weeks, month, not 'fourweeks'; extra pays (bonuses, lump sums) have other rules.",
    'fourweeks',
    '    ^',
  ],
  [['--code', 'M  SL'], noCode('M  SL'), 'M  SL', '  ^'],
  [['--code', 'STC'], noCode('STC'), 'STC', '  ^'],
  [['--code', 'WT'], noCode('WT'), 'WT', '^'],
  [
    ['--kiwisaver', '5%'],
    "Take a KiwiSaver rate of 3%, 3.5%, 4%, 6%, 8%, 10%, not '5%'.",
    '5%',
    '^',
  ],
  [
    ['--kiwisaver', '3.5%', '--on', '2025-10-01'],
    "Take a KiwiSaver rate of 3%, 4%, 6%, 8%, 10%, not '3.5%'.",
    '3.5%',
    ' ^',
  ],
  [['--kiwisaver', '3.5'], 'A rate ends with %.', '3.5', '   ^'],
  [['--employer', 'four'], 'A rate is a percentage, such as 17.5%.', 'four', '^'],
  [['--esct', '20%'], "Take an ESCT rate of 10.5%, 17.5%, 30%, 33%, 39%, not '20%'.", '20%', '^'],
  [
    ['--on', '2099-04-01'],
    `No pay rules are known for 2099-04-01. They run from 2025-04-01 to ${payRules.at(-1)?.to}.`,
    '2099-04-01',
    '^',
  ],
  [
    ['--on', '2026-02-29'],
    "Take a day of the calendar as YYYY-MM-DD, not '2026-02-29'.",
    '2026-02-29',
    '        ^',
  ],
])('marks the wrong character of %j', (args, sentence, typed, mark) => {
  const isGross = args.some((arg) => arg.startsWith('--gross'));
  expect(() => read(isGross ? args : ['--gross', '1000', ...args])).toThrow(
    new UsageError(`${sentence}\n  ${typed}\n  ${mark}\nSee npm run pay -- --help.`),
  );
});

test('defaults to a weekly pay of code M today', () => {
  expect(read(['--gross', '$1000.5'])).toMatchObject({
    name: 'pays',
    question: { grosses: [1000_50], every: 'week', code: 'M', day: '2026-11-23' },
    isJson: false,
  });
  expect(read(['--gross', '301,462, 1250.50'])).toMatchObject({
    question: { grosses: [301_00, 462_00, 1250_50] },
  });
});

test('prints help before anything else', () => {
  expect(read(['--help'])).toEqual({ name: 'help' });
});
