import { describe, expect, test } from 'vitest';
import { runCli } from '#tests/run-cli.ts';

/** Runs the command as a developer does. */
const tax = (...args: readonly string[]) => runCli('packages/brackets/command/cli.ts', ...args);

describe('npm run tax', () => {
  test('prints income, tax and what is left, with the bands', async () => {
    expect(await tax('bands', '--date', '2024-07-30', '48,000.50', '--deductions', '0.50')).toEqual(
      {
        code: 0,
        stderr: '',
        stdout: [
          'from-2021-04-01 (2021-04-01 to 2024-07-30)',
          '   income       tax       left',
          '48,000.50  7,420.00  40,580.50',
          '    0 to 14,000: 14,000.00 at 10.5% adds 1,470.00',
          '    14,000 to 48,000: 34,000.00 at 17.5% adds 5,950.00',
          '',
        ].join('\n'),
      },
    );
  });

  test('compares a schedule with another at each limit of either', async () => {
    const asked = ['--date', '2021-03-31', '--compare', '2021-04-01', '--range', '0..200000'];
    expect(await tax('bands', ...asked)).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        'one    from-2010-10-01 (2010-10-01 to 2021-03-31)',
        'other  from-2021-04-01 (2021-04-01 to 2024-07-30)',
        'one less other is at least -1,200.00 at 200,000.00 and at most 0.00 at 0.00',
        'taxableIncome        one      other  difference    exact',
        '         0.00       0.00       0.00        0.00        0',
        '    14,000.00   1,470.00   1,470.00        0.00        0',
        '    48,000.00   7,420.00   7,420.00        0.00        0',
        '    70,000.00  14,020.00  14,020.00        0.00        0',
        '   180,000.00  50,320.00  50,320.00        0.00        0',
        '   200,000.00  56,920.00  58,120.00   -1,200.00  -120000',
        '',
      ].join('\n'),
    });
  });

  test('fails when a scenario differs from its expectation', async () => {
    expect(await tax('check', 'tests/brackets/command/wrong-scenario.yaml')).toEqual({
      code: 1,
      stderr: '',
      stdout: [
        'right  a half is kept',
        'WRONG  no half is kept: left is 50, not 51 (made up)',
        'WRONG  a tenth is kept: left is 50, not 10 (a guess)',
        '3 scenarios, 2 wrong',
        '',
      ].join('\n'),
    });
  });

  test('rejects unreadable input on stderr, with a mark below the character', async () => {
    expect(await tax('bands', '--bands', '0:10.5%,15600:17.5')).toEqual({
      code: 2,
      stdout: '',
      stderr: [
        'A rate ends with %. Write 17.5%.',
        '  0:10.5%,15600:17.5',
        '                    ^',
        'See npm run tax -- --help.',
        '',
      ].join('\n'),
    });
  });
});
