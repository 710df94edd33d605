// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { calculate, open, result, rowsOf } from './open-tax-calculator.tsx';
import { calculator } from './calculator-section.ts';

describe('the year’s total', () => {
  const caption = 'The year’s sum, to the cent';
  test('subtracts tax and costs for a business', async () => {
    const user = await open({
      income: '85000',
      deductions: '25000',
      incomeType: 'business',
      accLevy: 'yes',
      studentLoan: 'yes',
    });
    await user.click(calculate());
    expect(await rowsOf(caption)).toEqual([
      ['What', 'Year'],
      ['Gross income', '$85,000.00'],
      ['Costs already spent', '-$25,000.00'],
      ['Income tax', '-$10,220.50'],
      ['ACC earners’ levy', '-$1,050.00'],
      ['Student loan', '-$4,304.64'],
      ['After tax and costs', '$44,424.86'],
    ]);
  });

  test('adds the independent earner tax credit', async () => {
    const user = await open({ income: '68000', earnerCredit: 'yes' });
    await user.click(calculate());
    expect(await rowsOf(caption)).toEqual([
      ['What', 'Year'],
      ['Gross income', '$68,000.00'],
      ['Income tax', '-$12,620.50'],
      ['Independent earner tax credit', '$260.00'],
      ['Left to you', '$55,639.50'],
    ]);
  });

  test('explains why there is no credit', async () => {
    const user = await open({ income: '70000', earnerCredit: 'yes' });
    await user.click(calculate());
    expect(
      await calculator().findByText(
        'There is no independent earner tax credit: taxable income is not between $24,000 and $70,000.',
      ),
    ).toBeVisible();
    expect(calculator().queryByRole('table', { name: caption })).toBeNull();
  });

  test('says that no rules are known for an old schedule', async () => {
    const user = await open({ income: '65000', accLevy: 'yes', schedule: '2024-25-composite' });
    await user.click(calculate());
    expect(
      await calculator().findByText(
        'We know no rules for levies, the credit, student loans, KiwiSaver or pays for the 2024/25 tax year. Only income tax is counted.',
      ),
    ).toBeVisible();
    expect(calculator().queryByRole('table', { name: /^What each pay holds back/ })).toBeNull();
  });
});

describe('pay by its periods', () => {
  test('starts with the code M, and explains why 52 weeks differ from the year', async () => {
    const user = await open({ income: '65000' });
    await user.click(calculate());
    expect(await rowsOf('What each pay holds back with the code M')).toEqual([
      ['What', 'Week', 'Fortnight', 'Four weeks', 'Month'],
      ['Pay before tax', '$1,250.00', '$2,500.00', '$5,000.00', '$5,416.67'],
      ['PAYE (income tax and ACC levy)', '-$247.26', '-$494.52', '-$989.04', '-$1,071.46'],
      ['Take-home pay', '$1,002.74', '$2,005.48', '$4,010.96', '$4,345.21'],
    ]);
    expect(
      calculator().getByText(
        '52 weekly pays hold back $12,857.52 in PAYE, and the year’s tax and levy come to $12,858.00: employers calculate each pay separately, and drop what is less than a cent.',
      ),
    ).toBeVisible();
  });

  test('shows the loan, KiwiSaver and the employer’s contribution', async () => {
    const user = await open({ income: '65000' });
    await user.click(calculator().getByRole('checkbox', { name: 'Student loan repayments' }));
    await user.click(
      calculator().getByText('Second job, KiwiSaver, tax code and ACC work levy (optional)'),
    );
    await user.selectOptions(
      calculator().getByRole('combobox', { name: 'KiwiSaver contributions' }),
      '3.5',
    );
    await user.click(
      calculator().getByRole('checkbox', { name: 'Show what the employer puts into KiwiSaver' }),
    );
    await user.click(calculate());
    expect(await rowsOf('What each pay holds back with the code M SL')).toEqual([
      ['What', 'Week', 'Fortnight', 'Four weeks', 'Month'],
      ['Pay before tax', '$1,250.00', '$2,500.00', '$5,000.00', '$5,416.67'],
      ['PAYE (income tax and ACC levy)', '-$247.26', '-$494.52', '-$989.04', '-$1,071.46'],
      ['Student loan', '-$94.32', '-$188.64', '-$377.28', '-$408.64'],
      ['KiwiSaver', '-$43.75', '-$87.50', '-$175.00', '-$189.58'],
      ['Take-home pay', '$864.67', '$1,729.34', '$3,458.68', '$3,746.99'],
      ['The employer adds', '$43.75', '$87.50', '$175.00', '$189.58'],
      ['Less tax on that (ESCT, 30%)', '-$12.90', '-$26.10', '-$52.50', '-$56.70'],
      ['Into your KiwiSaver from the employer', '$30.85', '$61.40', '$122.50', '$132.88'],
    ]);
    expect(calculator().getByText(/^The employer’s least.* since 1 April 2026\./)).toBeVisible();
  });

  test('taxes a second job at one rate, and says whose bands that uses', async () => {
    const user = await open({ income: '20000', code: 'S', studentLoan: 'yes' });
    await user.click(calculate());
    expect((await rowsOf('What each pay holds back with the code S SL')).slice(1)).toEqual([
      ['Pay before tax', '$384.62', '$769.23', '$1,538.46', '$1,666.67'],
      ['PAYE (income tax and ACC levy)', '-$73.92', '-$148.03', '-$296.06', '-$320.70'],
      ['Student loan', '-$46.08', '-$92.28', '-$184.56', '-$199.92'],
      ['Take-home pay', '$264.62', '$528.92', '$1,057.84', '$1,146.05'],
    ]);
    expect(
      calculator().getByText(/^S takes 17\.5% of every dollar and the ACC levy/),
    ).toBeVisible();
  });

  test('includes the credit in each pay with ME, and says how to get it with M', async () => {
    const user = await open({ income: '52000', code: 'ME' });
    await user.click(calculate());
    const [, , paye] = await rowsOf('What each pay holds back with the code ME');
    expect(paye).toEqual([
      'PAYE (income tax and ACC levy)',
      '-$161.50',
      '-$323.00',
      '-$646.00',
      '-$699.79',
    ]);
    await user.click(calculator().getByRole('checkbox', { name: /^Independent earner/ }));
    await user.selectOptions(calculator().getByLabelText('Tax code'), 'M');
    await user.click(calculate());
    expect(calculator().getByText(/^With the code M the credit is not in your pays/)).toBeVisible();
  });

  test('is only for pay', async () => {
    const user = await open({ income: '65000', incomeType: 'investment' });
    await user.click(calculate());
    await calculator().findByRole('table', { name: 'Where the tax comes from' });
    expect(calculator().queryByRole('table', { name: /^What each pay/ })).toBeNull();
  });

  test('is not shown beyond the limit of an employer’s rules', async () => {
    const user = await open({ income: '20000000000' });
    await user.click(calculate());
    expect(
      await calculator().findByText('Pays of this size are not worked out by period.'),
    ).toBeVisible();
  });
});

describe('two jobs', () => {
  const jobs = { income: '48,000', secondIncome: '12,000', secondCode: 'SB' };
  const caption = 'The square-up of both jobs';

  test('say what is left to pay with a code that takes too little, and the right one', async () => {
    const user = await open(jobs);
    await user.click(calculate());
    expect(await rowsOf(caption)).toEqual([
      ['What', 'Year'],
      ['Income tax on both pays', '$10,220.50'],
      ['ACC earners’ levy on both pays', '$1,050.00'],
      ['PAYE from the main job, M', '-$8,147.88'],
      ['PAYE from the second job, SB', '-$1,470.00'],
      ['To pay', '$1,652.62'],
    ]);
    expect(
      calculator().getByRole('heading', {
        name: 'About $1,653 will be left to pay after 31 March',
      }),
    ).toBeVisible();
    expect(
      calculator().getByText(/^At this income the right code for the second job is SH\./),
    ).toBeVisible();
    expect(result()).toContain('$10,221');
    const [, pay] = await rowsOf('What each pay holds back with the code M');
    expect(pay?.at(-1)).toBe('$4,000.00');
  });

  test('say what comes back with the right code, and that a loan is not in it', async () => {
    const user = await open({
      income: '70000',
      secondIncome: '20000',
      secondCode: 'ST',
      studentLoan: 'yes',
    });
    await user.click(calculate());
    expect(await rowsOf(caption)).toEqual([
      ['What', 'Year'],
      ['Income tax on both pays', '-$19,577.50'],
      ['ACC earners’ levy on both pays', '-$1,575.00'],
      ['PAYE from the main job, M SL', '$14,445.00'],
      ['PAYE from the second job, ST SL', '$6,947.16'],
      ['Comes back', '$239.66'],
    ]);
    expect(
      calculator().getByRole('heading', {
        name: 'About $240 will come back to you after 31 March',
      }),
    ).toBeVisible();
    expect(calculator().getByText(/^ST SL is the right code for the second job/)).toBeVisible();
    expect(calculator().getByText(/A second job repays from its first dollar\.$/)).toBeVisible();
  });

  test('use the right code where it is not known, and take deductions off', async () => {
    const user = await open({ ...jobs, secondCode: 'X', deductions: '1000' });
    await user.click(calculate());
    expect((await rowsOf(caption)).slice(4)).toEqual([
      ['PAYE from the second job, SH', '$3,810.00'],
      ['Comes back', '$987.38'],
    ]);
  });

  test('count only for wages, and a pay that is asked about calculates nothing', async () => {
    const user = await open({ ...jobs, incomeType: 'business' });
    await user.click(calculate());
    await calculator().findByRole('heading', { name: 'What to set aside' });
    expect(calculator().queryByRole('table', { name: caption })).toBeNull();
    const field = calculator().getByLabelText('Pay from a second job');
    await user.selectOptions(calculator().getByLabelText('Income type'), 'individual');
    await user.clear(field);
    await user.type(field, '1.000');
    await user.click(calculate());
    expect(field).toHaveAccessibleDescription(/‘1\.000’/);
    await user.type(field, '{Backspace}');
    await user.click(calculate());
    await calculator().findByRole('table', { name: caption });
  });
});
