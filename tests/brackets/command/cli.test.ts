import { describe, expect, test } from 'vitest';
import { taxSchedules } from '#content/tax-schedules.ts';
import { runCli } from '#tests/run-cli.ts';

const ids = taxSchedules.map(({ id }) => id).join(', ');

/** Runs the command as a developer does. */
const brackets = (...args: readonly string[]) => runCli('brackets/command/cli.ts', ...args);

describe('npm run brackets', { timeout: 20_000 }, () => {
  test('prints every field, the step, and where the rule falls short and why', async () => {
    expect(await brackets('48,000.50', '14001', '--deductions', '0.50')).toEqual({
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

  test('without incomes takes those around each limit', async () => {
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

  test('takes both limits of a band that is wider than it says', async () => {
    const { stdout } = await brackets('--json');
    const incomes = [...stdout.matchAll(/"grossIncome": ([\d.]+)/g)].map(([, income]) => income);
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
          shortfall: [],
        },
      ],
    });
  });

  test('has a help text', async () => {
    const { code, stdout } = await brackets('--help');
    expect(code).toBe(0);
    expect(stdout).toContain(`--schedule ID        ${ids} (default specified)\n`);
  });

  test.each([
    [['--schedule', '2025'], `There is no schedule "2025"; there are ${ids}.`],
    [['48k'], '"48k" is not an amount in dollars, such as 48000.01.'],
  ])('refuses %j in one line', async (args, sentence) => {
    expect(await brackets(...args)).toEqual({
      code: 2,
      stdout: '',
      stderr: `${sentence} See npm run brackets -- --help.\n`,
    });
  });
});
