import { describe, expect, test } from 'vitest';
import { taxCalculatorScenario } from '#machines/tax-calculator/tax-calculator.scenario.ts';
import { drive } from '#statelab/paths/drive.ts';

/** A calculator that the address told nothing. */
function opened() {
  const calculator = drive(taxCalculatorScenario);
  calculator.settle('restoreInputs', 'an address without figures');
  return calculator;
}

const change = (inputs: { income?: string; deductions?: string }) =>
  ({ type: 'INPUTS.CHANGE', change: inputs }) as const;
const leave = (field: 'income' | 'deductions') => ({ type: 'AMOUNT.LEAVE', field }) as const;
const submit = { type: 'FORM.SUBMIT' } as const;

test('calculates on a press, and again on another press only', () => {
  const calculator = opened();
  calculator.send(change({ income: '65,000' }));
  expect(calculator.snapshot().value).toMatchObject({ answer: 'empty' });
  expect(calculator.snapshot().context.answer).toBeNull();

  calculator.send(submit);
  expect(calculator.snapshot().value).toMatchObject({ answer: { shown: 'current' } });
  expect(calculator.snapshot().context.answer?.tax.taxOwed).toBe(11_720.5);

  calculator.send(change({ income: '20000' }));
  expect(calculator.snapshot().value).toMatchObject({ answer: { shown: 'stale' } });
  expect(calculator.snapshot().context.answer?.tax.taxOwed).toBe(11_720.5);

  calculator.send(submit);
  expect(calculator.snapshot().value).toMatchObject({ answer: { shown: 'current' } });
  expect(calculator.snapshot().context.answer?.tax.taxOwed).toBe(2_408);
});

test('a result is that of the form again when the change is taken back, however it is written', () => {
  const calculator = opened();
  calculator.send(change({ income: '65,000' }));
  calculator.send(submit);
  calculator.send(change({ income: '6500' }));
  expect(calculator.snapshot().hasTag('stale')).toBe(true);
  calculator.send(change({ income: ' 65000.00' }));
  expect(calculator.snapshot().hasTag('stale')).toBe(false);
});

describe('an amount that cannot be read', () => {
  test('is remarked on when it is left, until it can be read', () => {
    const calculator = opened();
    calculator.send(change({ income: '$65k' }));
    expect(calculator.snapshot().hasTag('unreadable income')).toBe(false);
    calculator.send(leave('income'));
    expect(calculator.snapshot().hasTag('unreadable income')).toBe(true);
    expect(calculator.snapshot().hasTag('unreadable deductions')).toBe(false);
    calculator.send(change({ deductions: '1200' }));
    expect(calculator.snapshot().hasTag('unreadable income')).toBe(true);
    calculator.send(change({ income: '$65' }));
    expect(calculator.snapshot().hasTag('unreadable income')).toBe(false);
  });

  test('is not remarked on when the other one is left', () => {
    const calculator = opened();
    calculator.send(change({ income: '$65k' }));
    calculator.send(leave('deductions'));
    expect(calculator.snapshot().hasTag('unreadable income')).toBe(false);
  });

  test('counts as 0 when the button is pressed, and is remarked on', () => {
    const calculator = opened();
    calculator.send(change({ income: '65000', deductions: 'lots' }));
    calculator.send(submit);
    const { context } = calculator.snapshot();
    expect(calculator.snapshot().hasTag('unreadable deductions')).toBe(true);
    expect(context.answer?.tax.deductions).toBe(0);
    expect(context.answer?.tax.taxOwed).toBe(11_720.5);
  });

  test('may be too large: a billion is not', () => {
    const calculator = opened();
    calculator.send(change({ income: '1,000,000,000' }));
    calculator.send(submit);
    expect(calculator.snapshot().context.answer?.tax.taxOwed).toBe(389_979_077.5);
    calculator.send(change({ income: '1'.repeat(30) }));
    calculator.send(submit);
    expect(calculator.snapshot().hasTag('unreadable income')).toBe(true);
    expect(calculator.snapshot().context.answer?.tax.grossIncome).toBe(0);
  });
});

test('amounts are tidied when they are left, and nothing else is', () => {
  const calculator = opened();
  calculator.send(change({ income: '65000', deductions: '1200' }));
  calculator.send(leave('income'));
  expect(calculator.snapshot().context.inputs).toMatchObject({
    income: '65,000',
    deductions: '1200',
  });
});

test('the form begins with the bands in force, and with nothing beside income tax', () => {
  expect(opened().snapshot().context.inputs).toEqual({
    incomeType: 'individual',
    income: '',
    deductions: '',
    schedule: 'from-2024-07-31',
    accLevy: false,
    kiwiSaver: '',
    studentLoan: false,
    earnerCredit: false,
    code: 'M',
    employer: false,
    workLevy: '',
  });
});

describe('the address', () => {
  test('fills in the form and calculates nothing', () => {
    const calculator = drive(taxCalculatorScenario);
    calculator.settle('restoreInputs', 'an address with an income');
    expect(calculator.snapshot().context.inputs.income).toBe('65,000');
    expect(calculator.snapshot().context.answer).toBeNull();
    expect(calculator.snapshot().value).toMatchObject({ answer: 'empty' });
  });

  test('shows again what was calculated before a reload, and says when it is stale', () => {
    const calculator = drive(taxCalculatorScenario);
    calculator.settle('restoreInputs', 'a form that was calculated before a reload');
    expect(calculator.snapshot().value).toMatchObject({ answer: { shown: 'current' } });
    expect(calculator.snapshot().context.answer?.tax.taxOwed).toBe(11_720.5);
    calculator.send(change({ income: '20000' }));
    expect(calculator.snapshot().hasTag('stale')).toBe(true);
  });

  test('does not overwrite typed values', () => {
    const calculator = drive(taxCalculatorScenario);
    calculator.send(change({ income: '20000' }));
    expect(() => calculator.settle('restoreInputs', 'an address with an income')).toThrow(
      'cannot end',
    );
    expect(calculator.snapshot().context.inputs.income).toBe('20000');
  });
});
