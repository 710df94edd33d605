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
  [
    ['bands', '--schedule', 'x', '--date', 'y'],
    `Option '--schedule <id>' cannot be used with option '--date <day>'. ${hint}`,
  ],
  [['bands', '--range', '0..1', '5'], 'Give incomes or --range, not both.'],
  [['bands', '--net', '1', '5'], 'Give incomes or --net, not both.'],
  [['bands', '--step', '1'], '--step goes with --range.'],
  [['pay'], `Give --gross or --job. ${hint}`],
  // Without quotation marks, a shell splits one amount at its spaces.
  [
    ['pay', '--gross', '1', '000.50'],
    `Too many arguments for 'pay'. Expected 0 arguments but got 1. ${hint}`,
  ],
  [['bands', '48', '000'], '"48 000" can be one income or several. Write it as 48000 or "48;000".'],
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
  [['^'], '"" is not an amount in dollars, such as 48000.01.'],
  [['48000.00^5'], '"48000.005" is finer than a cent.'],
  [['--year', '^2050'], `The law is known to ${lawKnownTo}, not for the tax year 2050.`],
  [['--year', '20^x5'], '"20x5" is not a tax year. Write the year it ends in, such as 2025.'],
  [
    ['^23095382704.47'],
    '"23095382704.47" is too large: amounts up to $23,095,382,704.46 are calculated to the cent.',
  ],
  [['--net', '^9', '--bands', '0:100%'], 'Take whole cents after tax from 0 to 0, not 900.'],
  [['--schedule', '202^5'], noId('2025')],
  [['--schedule', 'from-2024-0^8-01'], noId('from-2024-08-01')],
  [['--date', '2025-02-^29'], "Take a day of the calendar as YYYY-MM-DD, not '2025-02-29'."],
  [
    ['--date', '^2010-03-31'],
    'No schedule is known for 2010-03-31. The first begins on 2010-04-01.',
  ],
  [['--range', '0-5^'], 'A range is two amounts with .. between them, such as 0..200000.'],
  [['--range', '5..^1'], 'The range ends below where it begins.'],
  [['--range', '0..1', '--step', '^0'], 'A step is a cent, 0.01, at least.'],
  [['--bands', '0:10.5%,15600:17.5^'], 'A rate ends with %. Write 17.5%.'],
  [
    ['--bands', '0:10.5%,15600^ 17.5%'],
    'A band is a limit, a colon and a rate, such as 15600:17.5%.',
  ],
  [['--bands', '0:10.50^5%'], 'A rate is no finer than a hundredth of a percent.'],
  [['--bands', '0:^100.01%'], 'A rate is 100% at most.'],
  [['--bands', '^5:10.5%'], 'The first band begins at 0.'],
  [['--bands', '0:1%,9:2%,^9:3%'], 'Each band begins above the one before it.'],
];

const pays: readonly Marked[] = [
  [['--gross', '^-5'], notDollars('-5')],
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
  [['--employer', '^four'], 'A rate is a percentage, such as 17.5%.'],
  [['--esct', '^20%'], "Take an ESCT rate of 10.5%, 17.5%, 30%, 33%, 39%, not '20%'."],
  [
    ['--on', '^2099-04-01'],
    `No pay rules are known for 2099-04-01. They run from 2025-04-01 to ${payRules.at(-1)?.to}.`,
  ],
];

const amounts: readonly Marked[] = [
  [['465^,20'], '"465,20" can mean $46,520.00 or $465.20. Write it as 46520 or 465.20.'],
];

const late: readonly Marked[] = [
  [['--owed', '^x', '--due', '2025-02-07'], notDollars('x')],
  [
    ['--owed', '5', '--due', '2025-02-07', '--on', '^2050-01-01'],
    `The law is known to ${lawKnownTo}, not for 2050-01-01.`,
  ],
  [
    ['--owed', '5', '--due', '2025-02-07', '--gst-returns', '^two'],
    'A number of returns is a whole number up to 999.',
  ],
];

/** A job, and what is wrong with it. */
const jobs: readonly (readonly [job: string, sentence: string])[] = [
  ['2026-04-01', 'a step of a job has an amount, a period, a code, extra or end.'],
  ['2026-04-01 end', 'A job begins with a payday and an amount.'],
  ['2026-04-01 ME', 'A job begins with a payday and an amount.'],
  ['1 April 2,500', "Take a day of the calendar as YYYY-MM-DD, not '1'."],
  ['2026-04-01 465,20', '"465,20" can mean $46,520.00 or $465.20.'],
  ['2026-04-01 $1 000 M', '"$1 000" can be one amount or several.'],
  ['2026-04-01 500 STC', 'tailored (STC), schedular (WT) and special rates have other rules.'],
  ['2026-04-01 500; 2026-05-01', 'a step of a job has an amount, a period, a code, extra or end.'],
  ['2026-04-01 500; 2026-05-01 extra 9 ME', 'An extra pay has an amount only.'],
  ['2026-05-01 500; 2026-05-01 end', 'The steps of a job come in the order of their days.'],
  ['2026-04-01 500; 2027-04-01 600', 'The tax year of this job ends on 2027-03-31.'],
  ['2024-04-01 500', 'No pay rules are known for 2024-04-01.'],
  ['2026-04-01 100,000,000', 'Take pays of a year, together whole cents from 0 to 10000000000'],
];

test.each([
  ...jobs.map(([job, sentence]) => [['--job', job], sentence] as const),
  [
    ['--job', '2026-03-31 500', '2026-04-01 500'],
    'All jobs are of one tax year, here from 2025-04-01 to 2026-03-31.',
  ],
  [['--gross', '5', '--last-year', '5'], '--last-year goes with --job.'],
  [['--job', '2026-04-01 5', '--gross', '5'], 'cannot be used with option'],
  [['--gross', '5', '--every', 'Fortnightly'], 'have other rules. Write fortnight.'],
  [['--job', '2026-04-01 5 four-weekly M'], 'have other rules. Write four-weeks.'],
  [['--gross', '5', '--every', 'week', '--every', 'week'], '--every is given twice. Give it once.'],
] as const)('refuses the pays of %j', async (args, sentence) => {
  const refused = tax('pay', ...args);
  await expect(refused).rejects.toThrow(UsageError);
  await expect(refused).rejects.toThrow(sentence);
});

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
