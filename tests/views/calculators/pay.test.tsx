// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calculate, open } from './open-tax-calculator.tsx';
import { calculator, testCalculators } from './show-page.tsx';

testCalculators();

/** The text of a table's cells by rows. The table is in a file of code that comes after the page. */
async function rowsOf(name: string) {
  const table = await calculator().findByRole('table', { name }, { timeout: 20_000 });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

describe('pay by its periods', () => {
  const caption = 'By the year, month, fortnight and week';

  test('has income tax alone at first', async () => {
    const user = await open({ income: '65000' });
    await user.click(calculate());
    expect(await rowsOf(caption)).toEqual([
      ['What', 'Year', 'Month', 'Fortnight', 'Week'],
      ['Gross income', '$65,000.00', '$5,416.67', '$2,500.00', '$1,250.00'],
      ['Income tax', '$11,720.50', '$976.71', '$450.79', '$225.39'],
      ['Left to you', '$53,279.50', '$4,439.96', '$2,049.21', '$1,024.61'],
    ]);
    expect(calculator().queryByText(/ACC earners’ levy is/)).toBeNull();
  });

  test('has what was asked for besides, with the rules it goes by', async () => {
    const user = await open({ income: '65000' });
    await user.click(calculator().getByRole('checkbox', { name: 'ACC earners’ levy' }));
    await user.click(calculator().getByRole('checkbox', { name: 'Student loan repayments' }));
    await user.selectOptions(
      calculator().getByRole('combobox', { name: 'KiwiSaver contributions (optional)' }),
      '3.5',
    );
    await user.click(calculate());
    expect((await rowsOf(caption)).map(([what, year]) => [what, year])).toEqual([
      ['What', 'Year'],
      ['Gross income', '$65,000.00'],
      ['Income tax', '$11,720.50'],
      ['ACC earners’ levy', '$1,137.50'],
      ['KiwiSaver', '$2,275.00'],
      ['Student loan', '$4,904.64'],
      ['Left to you', '$44,962.36'],
    ]);
    expect(
      calculator().getByText(
        'The ACC earners’ levy is 1.75% of earnings up to $156,641, since 1 April 2026.',
      ),
    ).toBeVisible();
    expect(
      calculator().getByText('Student loan repayments are 12% of what is above $24,128 in a year.'),
    ).toBeVisible();
    await user.click(calculator().getByRole('checkbox', { name: 'ACC earners’ levy' }));
    await user.click(calculate());
    expect((await rowsOf(caption)).map(([what]) => what)).not.toContain('ACC earners’ levy');
  });
});

describe('what to set aside', () => {
  test('is said to a business alone', async () => {
    const user = await open({ income: '80000' });
    await user.click(calculate());
    expect(calculator().queryByRole('heading', { name: 'What to set aside' })).toBeNull();
  });

  test('is a share of each invoice, and three instalments with their dates', async () => {
    const user = await open({ income: '80000', deductions: '5000', incomeType: 'business' });
    await user.click(calculate());
    expect(calculator().getByText('19% of each invoice')).toBeVisible();
    expect(await rowsOf('The next three instalments of provisional tax')).toEqual([
      ['Due', 'For the year to', 'A third of this tax'],
      ['15 January 2027', '31 March 2027', '$4,906.83'],
      ['7 May 2027', '31 March 2027', '$4,906.83'],
      ['30 August 2027', '31 March 2028', '$4,906.84'],
    ]);
  });

  test('has no instalments where the tax is small', async () => {
    const user = await open({ income: '30000', incomeType: 'business' });
    await user.click(calculate());
    expect(
      calculator().getByText(
        'Income tax of $5,000 or less is paid in one sum after the year has ended: there are no instalments.',
      ),
    ).toBeVisible();
  });
});
