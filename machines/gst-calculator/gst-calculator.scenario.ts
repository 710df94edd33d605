import { inputsOf, isEvent, isSame, type Scenario } from '#machines/scenario.ts';
import { gstCalculatorMachine } from './gst-calculator.machine.ts';
import { copyOf, gstFor } from './inputs.ts';

export const gstCalculatorScenario: Scenario<typeof gstCalculatorMachine> = {
  machine: gstCalculatorMachine,
  events: [
    { event: { type: 'INPUTS.CHANGE', change: { amount: '115' } } },
    { event: { type: 'INPUTS.CHANGE', change: { amount: '0' } } },
    { event: { type: 'INPUTS.CHANGE', change: { amount: '465,20' } } },
    { event: { type: 'AMOUNT.LEAVE' } },
    { event: { type: 'INPUTS.CHANGE', change: { mode: 'remove' } } },
    {
      event: {
        type: 'INPUTS.CHANGE',
        change: { mode: 'add', amount: '2400.00', supply: 'zero-rated' },
      },
    },
    { event: { type: 'INPUTS.CHANGE', change: { supply: 'exempt' } } },
    { event: { type: 'FIGURE.COPY', figure: 'gstAmount' } },
    { event: { type: 'FIGURE.COPY', figure: 'total' } },
  ],
  outcomes: {
    copyText: [
      { name: 'copied', output: undefined },
      { name: 'denied', error: new Error('Write permission denied.') },
    ],
  },
  key: ({ value, context: { inputs, copying } }) =>
    [JSON.stringify(value), inputs.mode, inputs.amount, inputs.supply, copying].join(', '),
  invariants: {
    'a result is shown exactly while the form has one': ({ after }) =>
      after.hasTag('calculated') === (gstFor(after.context.inputs) !== null),
    'a copy button copies its own figure of the shown result': (result) =>
      inputsOf(result, 'copyText').every(
        (input) =>
          isEvent(result, 'FIGURE.COPY') &&
          isSame(input, { text: copyOf(result.after.context.inputs, result.step.event.figure) }),
      ),
    'an amount that is asked about gives no result': ({ after }) =>
      !after.hasTag('amount asked about') || !after.hasTag('calculated'),
    'a change of the form resets the copy buttons': (result) =>
      !isEvent(result, 'INPUTS.CHANGE') || result.after.matches({ copy: 'idle' }),
    'a figure is copied only while there is a result': ({ after }) =>
      after.hasTag('calculated') || after.matches({ copy: 'idle' }),
  },
};
