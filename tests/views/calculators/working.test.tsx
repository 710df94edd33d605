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

  test('of a line shows its figures and their source', async () => {
    const user = await open(inputs);
    await user.click(calculate());
    await lines();
    const figures = [
      'Income that counts',
      '$60,000.00',
      'Less the threshold',
      '-$24,128.00',
      '12% of the rest',
      '$4,304.64',
    ];
    const source = '/figures#studentLoan';
    expect(await working('Student loan')).toEqual({ figures, source });
  });

  test('has a source for every line on /figures', () => {
    const ids = factGroups.flatMap(({ id, facts }) => [id, ...Object.keys(facts)]);
    expect(Object.keys(taxWorking.sources).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
