// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { factGroups } from '#content/facts.ts';
import { taxWorking } from '#content/ui/tax-working.ts';
import { calculate, lines, open } from './open-tax-calculator.tsx';
import { calculator } from './calculator-section.ts';

describe('the working', () => {
  /** The text of an open line: figures, rule and source. */
  async function working(label: string) {
    const line = (await calculator().findAllByRole('group')).find(
      (group) =>
        group.querySelector('dl') !== null &&
        group.querySelector('summary')?.textContent?.startsWith(label) === true,
    );
    expect(line).toBeDefined();
    return {
      figures: [...(line?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent),
      source: line?.querySelector('a')?.getAttribute('href'),
    };
  }
  const inputs = {
    income: '85000',
    deductions: '25000',
    incomeType: 'business',
    studentLoan: 'yes',
    earnerCredit: 'yes',
    kiwiSaver: '3.5',
  };

  test.each([
    [
      'Income tax',
      [
        'Up to $15,600: 10.5% of $15,600.00',
        '$1,638.00',
        '$15,600 to $53,500: 17.5% of $37,900.00',
        '$6,632.50',
        '$53,500 to $78,100: 30.0% of $6,500.00',
        '$1,950.00',
        'Income tax',
        '$10,220.50',
      ],
      '/figures#personalBands',
    ],
    [
      'Student loan',
      [
        'Income that counts',
        '$60,000.00',
        'Less the threshold',
        '-$24,128.00',
        '12% of the rest',
        '$4,304.64',
      ],
      '/figures#studentLoan',
    ],
    [
      'Effective rate',
      [
        'Income tax',
        '$10,220.50',
        'Divided by gross income',
        '$85,000.00',
        'Effective rate',
        '12.0%',
      ],
      '/figures#personalRates',
    ],
    ['Marginal rate', ['$53,500 to $78,100', '30.0%'], '/figures#personalBands'],
  ])('of ‘%s’ shows its figures and their source', async (label, figures, source) => {
    const user = await open(inputs);
    await user.click(calculate());
    await lines();
    expect(await working(label)).toEqual({ figures, source });
  });

  test('has a source for every line on /figures', () => {
    const ids = factGroups.flatMap(({ id, facts }) => [id, ...Object.keys(facts)]);
    expect(Object.keys(taxWorking.sources).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
