import { expect, test } from 'vitest';
import { everySchedule } from '#brackets/core/schedules.ts';
import { lawKnownTo } from '#brackets/data/tax-schedules.ts';
import { payRules } from '#brackets/data/pay-rules.ts';
import { UsageError } from '#command-line/run-command.ts';
import { tax } from './tax.ts';

const hint = 'See npm run tax -- --help.';

test.each([
  [[], `Choose one of bands, pay, late, check. ${hint}`],
  [['brackets'], `Unknown command 'brackets'. ${hint}`],
  [['bands', '--schedul', 'x'], `Unknown option '--schedul'. ${hint}`],
  [['bands', '--schedule'], `Option '--schedule <id>' argument missing. ${hint}`],
  [
    ['bands', '--schedule', 'x', '--date', 'y'],
    `Option '--schedule <id>' cannot be used with option '--date <day>'. ${hint}`,
  ],
  [['bands', '--json', '--csv'], `Option '--csv' cannot be used with option '--json'. ${hint}`],
  [['bands', '--range', '0..1', '5'], 'Give incomes or --range, not both.'],
  [['bands', '--net', '1', '5'], 'Give incomes or --net, not both.'],
  [['bands', '--step', '1'], '--step goes with --range.'],
  [['pay'], `Give --gross or --job. ${hint}`],
  // Without quotation marks, a shell splits one amount at its spaces.
  [
    ['pay', '--gross', '1', '000.50'],
    `Too many arguments for 'pay'. Expected 0 arguments but got 1. ${hint}`,
  ],
  [
    ['late', '--owed', '5', '--due', '2025-02-07', '--returns', '65', '000'],
    `Too many arguments for 'late'. Expected 0 arguments but got 1. ${hint}`,
  ],
  [['bands', '48', '000'], '"48 000" can be one income or several. Write it as 48000 or "48;000".'],
  [
    ['bands', '5', '$1', '234', '567.50'],
    '"$1 234 567.50" can be one income or several. Write it as 1234567.50 or "$1;234;567.50".',
  ],
  [
    ['bands', '--compare', '2023-04-01', '48', '500'],
    '"48 500" can be one income or several. Write it as 48500 or "48;500".',
  ],
  [['late', '--owed', '5'], `Required option '--due <day>' not specified. ${hint}`],
])('rejects %j in one sentence', async (args, sentence) => {
  await expect(tax(...args)).rejects.toThrow(new UsageError(sentence));
});

/** The arguments, with ^ before the wrong character, and the sentence. */
type Marked = readonly [readonly string[], string];

const noId = (id: string) =>
  `There is no schedule "${id}"; there are ${everySchedule.map((schedule) => schedule.id).join(', ')}.`;

const notDollars = (typed: string) => `"${typed}" is not an amount in dollars, such as 48000.01.`;

const noCode = (typed: string): string =>
  `Take a tax code of M, M SL, ME, ME SL, SB, SB SL, S, S SL, SH, SH SL, ST, ST SL, SA, SA SL, ND, NSW, CAE, EDW, not '${typed}'; tailored (STC), schedular (WT) and special rates have other rules.`;

const bands: readonly Marked[] = [
  [['^Infinity'], '"Infinity" is not an amount in dollars, such as 48000.01.'],
  [['^'], '"" is not an amount in dollars, such as 48000.01.'],
  [['1^e99'], '"1e99" is not an amount in dollars, such as 48000.01.'],
  [['48000.00^5'], '"48000.005" is finer than a cent.'],
  [['--deductions', '0.00^5', '1'], '"0.005" is finer than a cent.'],
  [['--year', '^2050'], `The law is known to ${lawKnownTo}, not for the tax year 2050.`],
  [['--year', '^2010'], 'No schedule is known for 2010-03-31. The first begins on 2010-04-01.'],
  [['--year', '20^x5'], '"20x5" is not a tax year. Write the year it ends in, such as 2025.'],
  [
    ['^23095382704.47'],
    '"23095382704.47" is too large: amounts up to $23,095,382,704.46 are calculated to the cent.',
  ],
  [['--deductions', '^x', '1'], '"x" is not an amount in dollars, such as 48000.01.'],
  [['--net', '52000.00^5'], '"52000.005" is finer than a cent.'],
  [['--net', '^9', '--bands', '0:100%'], 'Take whole cents after tax from 0 to 0, not 900.'],
  [['--schedule', '202^5'], noId('2025')],
  [['--schedule', 'from-2024-0^8-01'], noId('from-2024-08-01')],
  [['--date', '2025-02-^29'], "Take a day of the calendar as YYYY-MM-DD, not '2025-02-29'."],
  [['--date', '2025-^13-01'], "Take a day of the calendar as YYYY-MM-DD, not '2025-13-01'."],
  [['--date', '2025-8^-1'], "Take a day of the calendar as YYYY-MM-DD, not '2025-8-1'."],
  [['--date', '1^ May'], "Take a day of the calendar as YYYY-MM-DD, not '1 May'."],
  [
    ['--date', '^2010-03-31'],
    'No schedule is known for 2010-03-31. The first begins on 2010-04-01.',
  ],
  [['--range', '0-5^'], 'A range is two amounts with .. between them, such as 0..200000.'],
  [['--range', '0..^.5'], 'A range has two full stops between its amounts.'],
  [['--range', '5..^1'], 'The range ends below where it begins.'],
  [['--range', '0..2^x'], '"2x" is not an amount in dollars, such as 48000.01.'],
  [['--range', '0..0.00^1'], '"0.001" is finer than a cent.'],
  [['--range', '0..1', '--step', '^0'], 'A step is a cent, 0.01, at least.'],
  [['--bands', '0:10.5%,15600:17.5^'], 'A rate ends with %. Write 17.5%.'],
  [
    ['--bands', '0:10.5%,15600^ 17.5%'],
    'A band is a limit, a colon and a rate, such as 15600:17.5%.',
  ],
  [['--bands', '0:10.5%^;5:6%'], 'A rate ends with %.'],
  [['--bands', '0:^%'], 'A rate is a percentage, such as 17.5%.'],
  [['--bands', '0:10.50^5%'], 'A rate is no finer than a hundredth of a percent.'],
  [['--bands', '0:^100.01%'], 'A rate is 100% at most.'],
  [['--bands', '^5:10.5%'], 'The first band begins at 0.'],
  [['--bands', '0:1%,9:2%,^9:3%'], 'Each band begins above the one before it.'],
  [['--compare', '0:^x%'], 'A rate is a percentage, such as 17.5%.'],
];

const pays: readonly Marked[] = [
  [['--gross', '^-5'], notDollars('-5')],
  [['--gross=^-5'], notDollars('-5')],
  [['--gross', '^'], notDollars('')],
  [
    ['--gross', '^100000000.01'],
    '"100000000.01" is too large: amounts up to $100,000,000.00 are calculated to the cent.',
  ],
  [
    ['--every', 'four^weeks'],
    "Take a pay period of week, fortnight, four-weeks, month, not 'fourweeks'; extra pays (bonuses, lump sums) have other rules. Write four-weeks.",
  ],
  [['--code', 'M ^ SL'], noCode('M  SL')],
  [['--code', 'ST^C'], noCode('STC')],
  [['--code', '^WT'], noCode('WT')],
  [['--kiwisaver', '^5%'], "Take a KiwiSaver rate of 3%, 3.5%, 4%, 6%, 8%, 10%, not '5%'."],
  [
    ['--kiwisaver', '3^.5%', '--on', '2025-10-01'],
    "Take a KiwiSaver rate of 3%, 4%, 6%, 8%, 10%, not '3.5%'.",
  ],
  [['--kiwisaver', '3.5^'], 'A rate ends with %. Write 3.5%.'],
  [['--kiwisaver', '0.035^'], 'A rate ends with %. Write 3.5%.'],
  [['--employer', '^four'], 'A rate is a percentage, such as 17.5%.'],
  [['--esct', '^20%'], "Take an ESCT rate of 10.5%, 17.5%, 30%, 33%, 39%, not '20%'."],
  [
    ['--on', '^2099-04-01'],
    `No pay rules are known for 2099-04-01. They run from 2025-04-01 to ${payRules.at(-1)?.to}.`,
  ],
  [['--on', '2026-02-^29'], "Take a day of the calendar as YYYY-MM-DD, not '2026-02-29'."],
];

const amounts: readonly Marked[] = [
  [['465^,20'], '"465,20" can mean $46,520.00 or $465.20. Write it as 46520 or 465.20.'],
  [['4^,,5'], notDollars('4,,5')],
];

const late: readonly Marked[] = [
  [['--owed', '^x', '--due', '2025-02-07'], notDollars('x')],
  [
    ['--owed', '5', '--due', '2025-02-^30'],
    "Take a day of the calendar as YYYY-MM-DD, not '2025-02-30'.",
  ],
  [
    ['--owed', '5', '--due', '2025-02-07', '--on', '^2050-01-01'],
    `The law is known to ${lawKnownTo}, not for 2050-01-01.`,
  ],
  [
    ['--owed', '5', '--due', '2025-02-07', '--gst-returns', '^two'],
    'A number of returns is a whole number up to 999.',
  ],
];

const withGross = (args: readonly string[]): readonly string[] =>
  args.some((arg) => arg.startsWith('--gross')) ? args : ['--gross', '1000', ...args];

test.each([
  ...[...bands, ...amounts].map(([args, sentence]) => [['bands', ...args], sentence] as const),
  ...pays.map(([args, sentence]) => [['pay', ...withGross(args)], sentence] as const),
  ...late.map(([args, sentence]) => [['late', ...args], sentence] as const),
])('marks the wrong character of %j', async (args, sentence) => {
  const marked = args.find((arg) => arg.includes('^'))?.replace(/^--gross=/, '') ?? '';
  const mark = `${' '.repeat(marked.indexOf('^'))}^`;
  await expect(tax(...args.map((arg) => arg.replace('^', '')))).rejects.toThrow(
    new UsageError(`${sentence}\n  ${marked.replace('^', '')}\n  ${mark}\n${hint}`),
  );
});
