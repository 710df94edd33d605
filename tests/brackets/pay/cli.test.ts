import { describe, expect, test } from 'vitest';
import { payRules } from '#content/pay-rules.ts';
import { runCli } from '#tests/run-cli.ts';

/** Runs the command as a developer does. */
const pay = (...args: readonly string[]) => runCli('packages/brackets/pay/cli.ts', ...args);

const asked = ['--gross', '1000,1250.50', '--code', 'M SL', '--on', '2026-10-01'];
const saver = ['--kiwisaver', '3.5%', '--esct', '17.5%'];

describe('npm run pay', () => {
  test('prints a table with the rules in use', async () => {
    expect(await pay(...asked, ...saver, '--every', 'week')).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        'M SL, every week, paid on 2026-10-01; KiwiSaver 3.5%, employer 3.5%, ESCT 17.5%',
        'Inland Revenue, Payroll calculations and business rules specification, 1 April 2026 to 31 March 2027, version 1.0, sections 2 to 5, as payroll software quotes it',
        '   gross    paye  studentLoan  kiwiSaver  takeHome  contribution  esct    net',
        '1,000.00  171.50        64.32      35.00    729.18         35.00  6.12  28.88',
        '1,250.50  247.42        94.32      43.76    865.00         43.76  7.52  36.24',
        '',
      ].join('\n'),
    });
  });

  test('prints JSON, an object for each pay', async () => {
    const { code, stdout } = await pay(...asked, ...saver, '--employer', '4%', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual([
      {
        gross: 1000,
        paye: 171.5,
        studentLoan: 64.32,
        kiwiSaver: 35,
        takeHome: 729.18,
        employer: { contribution: 40, esct: 7, net: 33 },
      },
      {
        gross: 1250.5,
        paye: 247.42,
        studentLoan: 94.32,
        kiwiSaver: 43.76,
        takeHome: 865,
        employer: { contribution: 50.02, esct: 8.75, net: 41.27 },
      },
    ]);
  });

  test('refuses a negative pay on stderr, with exit status 2', async () => {
    expect(await pay('--gross', '-5')).toEqual({
      code: 2,
      stdout: '',
      stderr: [
        '"-5" is not an amount in dollars, such as 48000.01.',
        '  -5',
        '  ^',
        'See npm run pay -- --help.',
        '',
      ].join('\n'),
    });
  });

  test('prints help', async () => {
    const { code, stdout } = await pay('--help');
    expect(code).toBe(0);
    expect(stdout).toContain(
      `the payday, from 2025-04-01 to ${payRules.at(-1)?.to} (default: today)\n`,
    );
  });
});
