import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { amountFields, type TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { taxCalculatorMachine } from '#machines/tax-calculator/tax-calculator.machine.ts';
import type { RestoredInputs } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { taxCalculatorScenario } from '#machines/tax-calculator/tax-calculator.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

/** A calculator without search params. */
function opened() {
  const calculator = drive(taxCalculatorScenario);
  calculator.settle('restoreInputs', 'an address without figures');
  return calculator;
}

const change = (inputs: Partial<TaxInputs>) => ({ type: 'INPUTS.CHANGE', change: inputs }) as const;
const submit = { type: 'FORM.SUBMIT' } as const;

test.each([
  ['individual', '12,000', 60_000],
  ['individual', 'some', 48_000],
  // Both pays are above the largest income together.
  ['individual', '23,095,382,704', 48_000],
  ['business', '12,000', 48_000],
] as const)('adds to %s income a second pay of %s', (incomeType, secondIncome, grossIncome) => {
  const calculator = opened();
  calculator.send(change({ incomeType, income: '48,000', secondIncome }));
  calculator.send(submit);
  expect(calculator.snapshot().context.result?.tax.grossIncome).toBe(grossIncome);
});

describe('an invalid amount', () => {
  test('gets a warning at once where an address brings it', async () => {
    const asked = { income: '465,20', deductions: '1,200', secondIncome: '6,0' };
    const calculator = createActor(
      taxCalculatorMachine.provide({
        actors: {
          restoreInputs: fromPromise<RestoredInputs>(async () => ({ asked, isCalculated: false })),
          inputStore: fromCallback(() => {}),
        },
      }),
      { input: { schedule: 'from-2024-07-31' } },
    ).start();
    const restored = await waitFor(calculator, ({ context }) => context.inputs.income !== '');
    expect(restored.context.inputs.income).toBe('465,20');
    expect([...restored.tags].toSorted()).toEqual(['unreadable income', 'unreadable secondIncome']);
  });

  test.each([
    { income: '65.000' },
    { income: '9'.repeat(30) },
    { income: '65000', deductions: '1,2' },
    { income: '65000', secondIncome: '2,5000' },
  ])('that is asked about, as in %j, is not calculated with', (asked) => {
    const calculator = opened();
    calculator.send(change(asked));
    calculator.send(submit);
    expect(calculator.snapshot().context.result).toBeNull();
    expect(calculator.snapshot().hasTag('calculated')).toBe(false);
    const [field = 'income'] = amountFields.filter((name) => name in asked).slice(-1);
    expect(calculator.snapshot().hasTag(`unreadable ${field}`)).toBe(true);
    calculator.send(change({ incomeType: 'business', income: '85k', deductions: '' }));
    calculator.send(submit);
    expect(calculator.snapshot().context.result?.tax.grossIncome).toBe(85_000);
  });
});
