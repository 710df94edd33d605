// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { calculate, open, rowsOf } from './open-tax-calculator.tsx';
import { calculator } from './calculator-section.ts';

describe('the share to set aside', () => {
  test('is a share of each invoice, with its bills and three instalments', async () => {
    const user = await open({
      income: '85000',
      deductions: '25000',
      incomeType: 'business',
      studentLoan: 'yes',
      workLevy: '1.20',
    });
    await user.click(calculate());
    expect(await calculator().findByText('20% of each invoice')).toBeVisible();
    expect(await rowsOf('The bills of a year')).toEqual([
      ['Bill', 'For a year'],
      ['Income tax', '$10,220.50'],
      ['ACC earners’ levy', '$1,050.00'],
      ['ACC work levy', '$720.00'],
      ['Student loan', '$4,304.64'],
      ['Together', '$16,295.14'],
    ]);
    expect(await rowsOf('The next three instalments of provisional tax')).toEqual([
      ['Due', 'For the year to', 'A third of this tax'],
      ['15 January 2027', '31 March 2027', '$3,406.83'],
      ['7 May 2027', '31 March 2027', '$3,406.83'],
      ['30 August 2027', '31 March 2028', '$3,406.84'],
    ]);
    expect(calculator().getByText(/it is enough for each of these days/)).toBeVisible();
  });

  test.each([
    ['', /^The ACC work levy is not in it/],
    ['ana', /^‘ana’ is not a rate of the ACC work levy, so none is counted\./],
    ['-5', /^‘-5’ is not a rate of the ACC work levy, so none is counted\./],
    ['1e999', /^‘1e999’ is not a rate of the ACC work levy, so none is counted\./],
  ])('ignores a work levy of ‘%s’, and says so', async (workLevy, note) => {
    const user = await open({ income: '60000', incomeType: 'business', workLevy });
    await user.click(calculate());
    expect(await calculator().findByText(note)).toBeVisible();
    expect(await rowsOf('The bills of a year')).toHaveLength(4);
  });
});
