import { expect, test } from 'vitest';
import { gstCalculatorScenario } from '#machines/gst-calculator/gst-calculator.scenario.ts';
import { gstFor, totalAddedAgain, type GstInputs } from '#machines/gst-calculator/inputs.ts';
import { drive } from '#statelab/explore/drive.ts';

const change = (inputs: Partial<GstInputs>) => ({ type: 'INPUTS.CHANGE', change: inputs }) as const;

test('updates the result with the form', () => {
  const calculator = drive(gstCalculatorScenario);
  const total = () => gstFor(calculator.snapshot().context.inputs)?.total;
  calculator.send(change({ amount: '115' }));
  expect(calculator.snapshot().value).toMatchObject({ result: 'shown' });
  expect(total()).toBe(132.25);
  calculator.send(change({ mode: 'remove' }));
  expect(total()).toBe(100);
  calculator.send(change({ supply: 'zero-rated' }));
  expect(total()).toBe(115);
  calculator.send(change({ amount: '' }));
  expect(calculator.snapshot().value).toMatchObject({ result: 'none' });
});

test.each([
  ['0.04', 'standard', 0.03],
  ['0.04', 'exempt', null],
  ['353.90', 'standard', null],
  ['', 'standard', null],
] as const)('GST removed from %j (%s) and added again gives %j', (amount, supply, again) => {
  expect(totalAddedAgain({ mode: 'remove', amount, supply, lines: '' })).toBe(again);
  expect(totalAddedAgain({ mode: 'add', amount, supply, lines: '' })).toBeNull();
});

test('asks about an amount when it is left, and waits while it is typed again', () => {
  const calculator = drive(gstCalculatorScenario);
  const leave = { type: 'AMOUNT.LEAVE' } as const;
  calculator.send(change({ amount: '465,20' }));
  expect(calculator.snapshot().hasTag('amount asked about')).toBe(false);
  calculator.send(leave);
  expect(calculator.snapshot().hasTag('amount asked about')).toBe(true);
  calculator.send(change({ amount: '65.000' }));
  expect(calculator.snapshot().hasTag('amount asked about')).toBe(false);
  calculator.send(change({ amount: '465.20' }));
  calculator.send(leave);
  expect(calculator.snapshot().hasTag('amount asked about')).toBe(false);
});
