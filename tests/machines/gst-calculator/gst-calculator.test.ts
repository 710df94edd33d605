import { expect, test } from 'vitest';
import { gstCalculatorScenario } from '#machines/gst-calculator/gst-calculator.scenario.ts';
import {
  gstFor,
  isSupply,
  totalAddedAgain,
  type GstCopy,
  type GstInputs,
} from '#machines/gst-calculator/inputs.ts';
import { drive } from '#statelab/explore/drive.ts';

const change = (inputs: Partial<GstInputs>) => ({ type: 'INPUTS.CHANGE', change: inputs }) as const;
const copy = (figure: GstCopy) => ({ type: 'FIGURE.COPY', figure }) as const;

test('starts with adding 15%, without a result', () => {
  const { context, value } = drive(gstCalculatorScenario).snapshot();
  expect(context.inputs).toEqual({ mode: 'add', amount: '', supply: 'standard', lines: '' });
  expect(value).toEqual({ result: 'none', amount: 'quiet', copy: 'idle' });
});

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

test.each(['', '0', '-5', 'abc', 'Infinity', '1e999', '6004799503160.67'])(
  'has no result for an amount of %j',
  (amount) => {
    expect(gstFor({ mode: 'add', amount, supply: 'standard', lines: '' })).toBeNull();
  },
);

test.each([
  ['0.04', 'standard', 0.03],
  ['0.04', 'exempt', null],
  ['353.90', 'standard', null],
  ['52.50', 'standard', null],
  ['0.01', 'standard', null],
  ['0.03', 'standard', null],
  ['', 'standard', null],
] as const)('GST removed from %j (%s) and added again gives %j', (amount, supply, again) => {
  expect(totalAddedAgain({ mode: 'remove', amount, supply, lines: '' })).toBe(again);
  expect(totalAddedAgain({ mode: 'add', amount, supply, lines: '' })).toBeNull();
});

test('has three kinds of supply', () => {
  expect(['standard', 'zero-rated', 'exempt', '15', 'toString'].map(isSupply)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
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

test.each([
  ['1e3', true],
  ['0x10', true],
  ['ten', true],
  ['-5', true],
  ['1500,2000', true],
  ['0', false],
  ['', false],
])('of %j it asks: %s', (amount, asks) => {
  const calculator = drive(gstCalculatorScenario);
  calculator.send(change({ amount }));
  calculator.send({ type: 'AMOUNT.LEAVE' });
  expect(calculator.snapshot().hasTag('amount asked about')).toBe(asks);
});

test('copies a figure of the shown result as plain digits', () => {
  const calculator = drive(gstCalculatorScenario);
  expect(calculator.send(copy('total')).started).toEqual([]);
  calculator.send(change({ amount: '480', mode: 'add', supply: 'standard' }));
  expect(calculator.send(copy('gstAmount')).started).toEqual([
    { actor: 'copyText', input: { text: '72.00' } },
  ]);
  expect(calculator.snapshot().value).toMatchObject({ copy: 'copying' });
  calculator.settle('copyText', 'copied');
  expect(calculator.snapshot().hasTag('copied')).toBe(true);
  expect(calculator.snapshot().context.copying).toBe('gstAmount');
  expect(calculator.send(copy('original')).started).toEqual([
    { actor: 'copyText', input: { text: '480.00' } },
  ]);
  calculator.settle('copyText', 'denied');
  expect(calculator.snapshot().hasTag('copied')).toBe(false);
  expect(calculator.snapshot().hasTag('not copied')).toBe(true);
  calculator.send(change({ amount: '481' }));
  expect(calculator.snapshot().value).toMatchObject({ copy: 'idle' });
});

test('copies again on a second press, and keeps the result', () => {
  const calculator = drive(gstCalculatorScenario);
  calculator.send(change({ amount: '480' }));
  calculator.send(copy('gstAmount'));
  expect(calculator.send(copy('total')).started).toEqual([
    { actor: 'copyText', input: { text: '552.00' } },
  ]);
  expect(calculator.snapshot().value).toEqual({
    result: 'shown',
    amount: 'quiet',
    copy: 'copying',
  });
});

test('copies a column of amounts, and nothing without a column', () => {
  const calculator = drive(gstCalculatorScenario);
  calculator.send(copy('lines'));
  expect(calculator.snapshot().value).toMatchObject({ copy: 'idle' });
  calculator.send(change({ lines: '100\n1.5' }));
  calculator.send(copy('lines'));
  expect(calculator.snapshot().value).toMatchObject({ copy: 'copying' });
  calculator.settle('copyText', 'copied');
  expect(calculator.snapshot().hasTag('copied')).toBe(true);
  calculator.send(change({ lines: '100' }));
  expect(calculator.snapshot().value).toMatchObject({ copy: 'idle' });
});
