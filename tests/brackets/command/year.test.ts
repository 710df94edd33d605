import { expect, test } from 'vitest';
import { UsageError } from '#command-line/run-command.ts';
import { tax } from './tax.ts';

/** The rows of the pays, cell by cell, and the lines below them. */
async function yearOf(...args: readonly string[]) {
  const lines = (await tax('pay', ...args)).trimEnd().split('\n');
  const end = lines.findIndex((line) => line.startsWith('in all'));
  const cellsOf = (line: string): readonly string[] => line.trim().split(/\s{2,}/);
  return {
    heading: lines[0],
    pays: lines.slice(3, end).map(cellsOf),
    total: cellsOf(lines[end] ?? ''),
    squareUp: lines.slice(end + 1).map((line) => cellsOf(line).slice(0, 2)),
  };
}

const changeOfJob = [
  '--job',
  '2026-04-01 2,500 fortnight M; 2026-08-19 end',
  '2026-09-04 1,400 week M; 2026-12-18 extra 2,000',
  '--kiwisaver=3.5%',
];

test('a year with a change of job, pay by pay, is squared up', async () => {
  const { heading, pays, total, squareUp } = await yearOf(...changeOfJob, '--last-year', '60,000');
  expect(heading).toBe(
    '41 pays of the tax year to 2027-03-31; KiwiSaver 3.5%, employer 3.5%, ESCT by last year’s pay',
  );
  const fortnight = ['2,500.00', '494.52', '0.00', '87.50', '1,917.98', '87.50', '15.22', '72.28'];
  const week = ['1,400.00', '294.89', '0.00', '49.00', '1,056.11', '49.00', '8.57', '40.43'];
  const extra = ['2,000.00', '635.00', '0.00', '70.00', '1,295.00', '70.00', '12.25', '57.75'];
  expect([pays[0], pays[9], pays[10]]).toEqual([
    ['2026-04-01', '1: fortnight M', ...fortnight],
    ['2026-08-05', '1: fortnight M', ...fortnight],
    ['2026-09-04', '2: week M', ...week],
  ]);
  expect(pays.slice(25, 28)).toEqual([
    ['2026-12-18', '2: week M', ...week],
    ['2026-12-18', '2: extra M', ...extra],
    ['2026-12-25', '2: week M', ...week],
  ]);
  expect(total.slice(0, 3)).toEqual(['in all', '69,000.00', '14,426.90']);
  expect(squareUp).toEqual([
    ['income tax', '12,920.50'],
    ['ACC earners’ levy', '1,207.50'],
    ['independent earner tax credit', '0.00'],
    ['withheld as PAYE', '-14,426.90'],
    ['comes back', '-298.90'],
    ['because of'],
    ['parts of a cent', '0.31'],
    ['uneven pays', '-299.21'],
    ['codes with one rate', '0.00'],
    ['extra pays', '0.00'],
    ['credit in the pays', '0.00'],
  ]);
});

test.each([
  ['2026-04-01 2,500 fortnight', 27, '2027-03-31'],
  ['2026-04-02 2,500 fortnight', 26, '2027-03-18'],
  ['2026-04-01 1,000', 53, '2027-03-31'],
])('%s are %i paydays, the last on %s', async (job, count, last) => {
  const { pays } = await yearOf('--job', job);
  expect([pays.length, pays.at(-1)?.[0]]).toEqual([count, last]);
});

test('a later step changes the pay, the code or the period from its day on', async () => {
  const { pays } = await yearOf(
    '--job',
    '2026-04-03 NZ$ 1,000.50 week M SL; 2026-04-12 ME; 2026-04-17 1,100; 2026-04-24 month; 2026-05-25 end; 2026-06-01 extra 50',
  );
  expect(pays.map((cells) => cells.slice(0, 3))).toEqual([
    ['2026-04-03', 'week M SL', '1,000.50'],
    ['2026-04-10', 'week M SL', '1,000.50'],
    ['2026-04-17', 'week ME', '1,100.00'],
    ['2026-04-24', 'month ME', '1,100.00'],
    ['2026-05-24', 'month ME', '1,100.00'],
    ['2026-06-01', 'extra ME', '50.00'],
  ]);
});

test.each([
  ['2026-04-01', 'a step of a job has an amount, a period, a code, extra or end.'],
  ['2026-04-01 end', 'A job begins with a payday and an amount.'],
  ['2026-04-01 ME', 'A job begins with a payday and an amount.'],
  ['1 April 2,500', "Take a day of the calendar as YYYY-MM-DD, not '1'."],
  ['2026-04-01 465,20', '"465,20" can mean $46,520.00 or $465.20.'],
  ['2026-04-01 100 200 week M', '"100 200" can be one amount or several.'],
  ['2026-04-01 $1 000 M', '"$1 000" can be one amount or several.'],
  ['2026-04-01 -5', '"-5" is not an amount in dollars, such as 48000.01.'],
  [
    '2026-04-01 500 weekly',
    "Take a pay period of week, fortnight, four-weeks, month, not 'weekly'",
  ],
  ['2026-04-01 500 STC', 'tailored (STC), schedular (WT) and special rates have other rules.'],
  ['2026-04-01 500; 2026-05-01', 'a step of a job has an amount, a period, a code, extra or end.'],
  ['2026-04-01 500; 2026-05-01 extra', '"" is not an amount in dollars'],
  ['2026-04-01 500; 2026-05-01 extra 9 ME', 'An extra pay has an amount only.'],
  ['2026-05-01 500; 2026-04-01 600', 'The steps of a job come in the order of their days.'],
  ['2026-05-01 500; 2026-05-01 end', 'The steps of a job come in the order of their days.'],
  ['2026-04-01 500; 2027-04-01 600', 'The tax year of this job ends on 2027-03-31.'],
  ['2024-04-01 500', 'No pay rules are known for 2024-04-01.'],
])('refuses %s', async (job, sentence) => {
  const refused = tax('pay', '--job', job);
  await expect(refused).rejects.toThrow(UsageError);
  await expect(refused).rejects.toThrow(sentence);
});

test('refuses jobs of two tax years, pays of a size that is not exact, and options that need others', async () => {
  const refusals = [
    [
      ['--job', '2026-03-31 500; 2026-03-31 extra 1', '2026-04-01 500'],
      'All jobs are of one tax year, here from 2025-04-01 to 2026-03-31.',
    ],
    [
      ['--job', '2026-04-01 100,000,000'],
      'Take pays of a year, together whole cents from 0 to 10000000000, not 530000000000.',
    ],
    [['--gross', '5', '--last-year', '5'], '--last-year goes with --job.'],
    [
      ['--job', '2026-04-01 5', '--gross', '5'],
      "Option '--job <steps...>' cannot be used with option '--gross <amounts>'.",
    ],
  ] as const;
  for (const [args, sentence] of refusals) {
    await expect(tax('pay', ...args)).rejects.toThrow(UsageError);
    await expect(tax('pay', ...args)).rejects.toThrow(sentence);
  }
});

test('takes periods and codes in small and capital letters', async () => {
  const plain = await tax('pay', '--job', '2026-04-01 500 fortnight M SL; 2026-08-05 S');
  expect(await tax('pay', '--job', '2026-04-01 500 Fortnight m sl; 2026-08-05 s')).toBe(plain);
  const one = await tax('pay', '--gross', '500', '--every', 'MONTH', '--code', 'sb sl');
  expect(one).toBe(await tax('pay', '--gross', '500', '--every', 'month', '--code', 'SB SL'));
});

test('says which option it ignores, because every job names its own', async () => {
  const ignores = (args: readonly string[]) =>
    tax('pay', ...args).then((text) => text.split('\n').filter((line) => line.includes('ignored')));
  const job = ['--job', '2026-04-01 500 fortnight M'];
  expect(await ignores([...job, '--code', 'S', '--every', 'week'])).toEqual([
    '--every week is ignored: each job names its own',
    '--code S is ignored: each job names its own',
  ]);
  expect(await ignores([...job, '--job', '2026-04-01 500', '--code', 'S'])).toEqual([]);
  expect(JSON.parse(await tax('pay', ...job, '--code', 'S', '--json')).ignored).toEqual([
    '--code S',
  ]);
});

test.each([
  // 27 fortnights: 299.71 to pay, and above 380.00 on a higher pay.
  ['2026-04-01 2,500 fortnight M', 'may write off up to 380.00 by itself: an extra payday'],
  ['2026-04-01 3,500 fortnight M', null],
  ['2026-04-01 2,500 fortnight M; 2026-12-16 extra 1,000', null],
  ['2026-04-01 500 week M', 'writes off up to 50.00 by itself'],
  ['2026-04-01 1,100 week M', 'may write off up to 230.00 by itself: an extra payday'],
  ['2026-04-01 4,500 week M', 'may write off up to 440.00 by itself: an extra payday'],
  ['2026-04-01 4,000 four-weeks M', 'may write off up to 720.00 by itself: an extra payday'],
  // 26 fortnights leave cents only.
  ['2026-04-15 2,500 fortnight M', 'writes off up to 50.00 by itself'],
])('beside what %s leaves to pay stands what is written off: %s', async (job, expected) => {
  const lines = (await tax('pay', '--job', job)).split('\n');
  const line = lines.find((text) => /^ {2}(?:to pay|comes back)/.test(text)) ?? '';
  expect(/Inland Revenue (.+)$/.exec(line)?.[1] ?? null).toBe(expected);
});
