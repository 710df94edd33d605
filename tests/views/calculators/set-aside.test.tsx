// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { calculate, open, rowsOf } from './open-tax-calculator.tsx';
import { calculator } from './calculator-section.ts';

describe('the share to set aside', () => {
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
