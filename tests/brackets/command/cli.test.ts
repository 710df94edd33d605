import { describe, expect, test } from 'vitest';
import { titleOf } from '#brackets/command/report-incomes.ts';
import { scheduleOf } from '#brackets/core/schedules.ts';
import { runCli, runSource } from '#tests/run-cli.ts';

/** Runs the command as a developer does. */
const brackets = (...args: readonly string[]) =>
  runCli('packages/brackets/command/cli.ts', ...args);

describe('npm run brackets', () => {
  test('prints every field, the step, and where and why the rule falls short', async () => {
    expect(
      await brackets('--schedule', 'specified', '48,000.50', '14001', '--deductions', '0.50'),
    ).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        'specified: 1 April 2021 to 30 July 2024 (2021-04-01 to 2024-07-30); every band holds a dollar more than its limits say',
        'grossIncome  deductions  taxableIncome   taxOwed  afterTaxIncome  effectiveRate  marginalRate  step     exact  short',
        '  48,000.50        0.50      48,000.00  7,419.93       40,580.57       15.4580%         17.5%     0  7,420.00      7',
        '    0 to 14,000: 14,001.00 at 10.5% adds 1,470.11',
        '    14,001 to 48,000: 33,999.00 at 17.5% adds 5,949.82',
        '    short: 1.00 above 14,000 is taxed at 10.5%, not 17.5%: 7 cents',
        '  14,001.00        0.50      14,000.50  1,470.05       12,530.95       10.4996%         10.5%     0  1,470.09    3.5',
        '    0 to 14,000: 14,000.50 at 10.5% adds 1,470.05',
        '    short: 0.50 above 14,000 is taxed at 10.5%, not 17.5%: 3.5 cents',
        '',
      ].join('\n'),
    });
  });

  test('without incomes uses those around each limit', async () => {
    const { stdout } = await brackets('--schedule', 'from-2024-07-31');
    expect(stdout.match(/^ +[\d,]+\.\d\d/gm)?.map((cell) => cell.trim())).toEqual([
      '0.00',
      '15,599.99',
      '15,600.00',
      '15,600.01',
      '53,499.99',
      '53,500.00',
      '53,500.01',
      '78,099.99',
      '78,100.00',
      '78,100.01',
      '179,999.99',
      '180,000.00',
      '180,000.01',
    ]);
    expect(stdout).not.toContain('short:');
  });

  test('uses both limits of a band wider than its label', async () => {
    const { stdout } = await brackets('--schedule', 'specified', '--json');
    const incomes = [...stdout.matchAll(/"grossIncome":([\d.]+)/g)].map(([, income]) => income);
    expect(incomes).toHaveLength(25);
    expect(incomes.slice(0, 7)).toEqual([
      '0',
      '13999.99',
      '14000',
      '14000.01',
      '14000.99',
      '14001',
      '14001.01',
    ]);
  });

  test('prints JSON', async () => {
    const { code, stdout } = await brackets('--schedule=2024-25-composite', '--json', '14000.01');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      schedule: { id: '2024-25-composite', spanRule: 'exact', from: '2024-04-01' },
      incomes: [
        {
          grossIncome: 14_000.01,
          taxOwed: 1_470,
          marginalRate: 0.1282,
          brackets: [{ amount: 14_000 }, { min: 14_000, max: 15_600, amount: 0.01, tax: 0 }],
          step: 0,
          exactTax: 1_470,
          shortfall: { exact: 0, moved: [] },
        },
      ],
    });
  });

  test('prints help', async () => {
    const { code, stdout } = await runSource('packages/brackets/command/cli.ts', '--help');
    expect(code).toBe(0);
    expect(stdout).toContain(
      '  --net AMOUNT         the lowest income with this amount after tax\n',
    );
    for (const id of ['specified', '2010-11-composite']) expect(stdout).toContain(id);
  });

  test('prints a range as CSV, a line for each cent', async () => {
    const range = ['--range', '15599.99..15600.06', '--step', '0.01'];
    const { code, stdout } = await brackets('--date', '2025-08-01', ...range, '--csv');
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toBe(
      'grossIncome,deductions,taxableIncome,taxOwed,afterTaxIncome,effectiveRate,marginalRate,step,exact,short',
    );
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 4).join(' '))).toEqual([
      '15599.99 0.00 15599.99 1638.00',
      '15600.00 0.00 15600.00 1638.00',
      '15600.01 0.00 15600.01 1638.00',
      '15600.02 0.00 15600.02 1638.00',
      '15600.03 0.00 15600.03 1638.01',
      '15600.04 0.00 15600.04 1638.01',
      '15600.05 0.00 15600.05 1638.01',
      '15600.06 0.00 15600.06 1638.01',
    ]);
  });

  test('prints every line of a long range once', async () => {
    const { stdout } = await brackets('--range', '0..100', '--step', '0.01', '--csv');
    const incomes = stdout
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(incomes).toHaveLength(10_001);
    expect(incomes.filter((income, cents) => income !== (cents / 100).toFixed(2))).toEqual([]);
  });

  test('compares two schedules at each limit of either', async () => {
    expect(await brackets('--compare', 'specified', '2024-07-31', '--range', '0..50000')).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        'one    specified: 1 April 2021 to 30 July 2024 (2021-04-01 to 2024-07-30)',
        `other  ${titleOf(scheduleOf('from-2024-07-31'))}`,
        'one less other is at least 0.00 at 0.00 and at most 361.81 at 50,000.00',
        'taxableIncome       one     other  difference    exact',
        '         0.00      0.00      0.00        0.00        0',
        '    14,001.00  1,470.11  1,470.11        0.00        0',
        '    15,600.00  1,749.93  1,638.00      111.93    11193',
        '    48,001.00  7,420.11  7,308.18      111.93    11193',
        '    50,000.00  8,019.81  7,658.00      361.81  36180.5',
        '',
      ].join('\n'),
    });
  });

  test('names an open schedule by its first day', () => {
    expect(titleOf({ ...scheduleOf('specified'), to: null })).toBe(
      'specified: 1 April 2021 onwards (from 2021-04-01)',
    );
  });

  test('compares custom bands at given incomes, as JSON', async () => {
    const { stdout } = await brackets('--compare', '0:10%', '0:10%,1000:20%', '1000.05', '--json');
    expect(JSON.parse(stdout)).toEqual({
      one: expect.objectContaining({ id: 'typed', name: '0:10%' }),
      other: expect.objectContaining({ name: '0:10%,1000:20%' }),
      least: { income: 100_005, cents: 0, exact: -5_000 },
      most: { income: 100_005, cents: 0, exact: -5_000 },
      incomes: [
        { taxableIncome: 1_000.05, one: 100.01, other: 100.01, difference: 0, exact: -0.5 },
      ],
    });
  });

  test('runs the scenarios of a file', async () => {
    const { code, stdout } = await brackets('--scenario', 'content/scenarios/2011-tax-year.yaml');
    expect(code).toBe(0);
    expect(stdout).toContain('right  the tax of two bands, as the guide prints it\n');
    expect(stdout).toMatch(/\n8 scenarios, 0 wrong\n$/);
  });

  test('fails when a scenario differs from its expectation', async () => {
    expect(await brackets('--scenario', 'tests/brackets/command/wrong-scenario.yaml')).toEqual({
      code: 1,
      stderr: '',
      stdout: [
        'right  a half is kept',
        'WRONG  no half is kept: left is 50, not 51 (made up)',
        '2 scenarios, 1 wrong',
        '',
      ].join('\n'),
    });
  });

  test('reports a missing file', async () => {
    const { code, stderr } = await brackets('--scenario', 'none.yaml');
    expect([code, stderr]).toEqual([2, 'There is no file "none.yaml".\n']);
  });

  test('rejects unreadable input on stderr, with a mark below the character', async () => {
    expect(await brackets('--bands', '0:10.5%,15600:17.5')).toEqual({
      code: 2,
      stdout: '',
      stderr: [
        'A rate ends with %.',
        '  0:10.5%,15600:17.5',
        '                    ^',
        'See npm run brackets -- --help.',
        '',
      ].join('\n'),
    });
  });
});
