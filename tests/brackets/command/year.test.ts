import { expect, test } from 'vitest';
import { tax } from './tax.ts';

const cellsOf = (line: string): readonly string[] => line.trim().split(/\s{2,}/);

test('a year of pays is squared up below them', async () => {
  const lines = (await tax('pay', '--job', '2026-04-01 2,500 fortnight M')).trimEnd().split('\n');
  const end = lines.findIndex((line) => line.startsWith('in all'));
  expect(lines[0]).toMatch(/^27 pays of the tax year to 2027-03-31; KiwiSaver /);
  expect(lines.slice(end + 1).map((line) => cellsOf(line)[0])).toEqual([
    'income tax',
    'ACC earners’ levy',
    'independent earner tax credit',
    'withheld as PAYE',
    'to pay',
    'because of',
    'parts of a cent',
    'uneven pays',
    'codes with one rate',
    'extra pays',
    'credit in the pays',
  ]);
});

test('a later step changes the pay, the code or the period from its day on', async () => {
  const job =
    '2026-04-03 NZ$ 1,000.50 week M SL; 2026-04-12 ME; 2026-04-17 1,100; 2026-04-24 month; 2026-05-25 end; 2026-06-01 extra 50';
  const pays = (await tax('pay', '--job', job))
    .split('\n')
    .filter((line) => line.startsWith('2026'));
  expect(pays.map((line) => cellsOf(line).slice(0, 3))).toEqual([
    ['2026-04-03', 'week M SL', '1,000.50'],
    ['2026-04-10', 'week M SL', '1,000.50'],
    ['2026-04-17', 'week ME', '1,100.00'],
    ['2026-04-24', 'month ME', '1,100.00'],
    ['2026-05-24', 'month ME', '1,100.00'],
    ['2026-06-01', 'extra ME', '50.00'],
  ]);
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
