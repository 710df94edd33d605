import type { SnapshotFrom } from 'xstate';
import { incomeTypes } from '#brackets/data/choices.ts';
import { taxSchedules } from '#content/tax-schedules.ts';
import { isEvent, isOutcome, isSame, type Scenario, type StepResult } from '#machines/scenario.ts';
import {
  amountFields,
  haveSameResult,
  isAskedAbout,
  readAmount,
  taxFor,
  type TaxInputs,
} from './inputs.ts';
import { taxCalculatorMachine } from './tax-calculator.machine.ts';

/** A press of the button that calculates. */
const isPressed = (result: StepResult<typeof taxCalculatorMachine>): boolean =>
  isEvent(result, 'FORM.SUBMIT') && !isAskedAbout(result.before.context.inputs);

const calculatedBefore = 'a form that was calculated before a reload';

/** The questions for every type of income, each answered in every way. */
const otherQuestions: readonly Partial<TaxInputs>[] = [
  ...incomeTypes.map((incomeType) => ({ incomeType })),
  ...taxSchedules.map(({ id }) => ({ schedule: id })),
  { studentLoan: true },
  { earnerCredit: true },
];

const isUncalculated = ({ context }: SnapshotFrom<typeof taxCalculatorMachine>): boolean =>
  context.result === null;

type TaxScenario = Scenario<typeof taxCalculatorMachine>;

export const secondJobEvents: TaxScenario['events'] = [
  { event: { type: 'INPUTS.CHANGE', change: { secondIncome: '12000' } }, when: isUncalculated },
  { event: { type: 'INPUTS.CHANGE', change: { secondIncome: '1.000' } }, when: isUncalculated },
  { event: { type: 'AMOUNT.LEAVE', field: 'secondIncome' }, when: isUncalculated },
];

export const taxCalculatorScenario: TaxScenario = {
  machine: taxCalculatorMachine,
  input: { schedule: 'from-2024-07-31' },
  events: [
    { event: { type: 'INPUTS.CHANGE', change: { income: '65000' } } },
    { event: { type: 'INPUTS.CHANGE', change: { income: '65.000' } } },
    { event: { type: 'INPUTS.CHANGE', change: { deductions: '1200' } } },
    { event: { type: 'INPUTS.CHANGE', change: { deductions: 'some' } } },
    { event: { type: 'INPUTS.CHANGE', change: { schedule: 'specified' } } },
    ...otherQuestions.map((change) => ({
      event: { type: 'INPUTS.CHANGE', change } as const,
      when: isUncalculated,
    })),
    { event: { type: 'AMOUNT.LEAVE', field: 'income' } },
    { event: { type: 'AMOUNT.LEAVE', field: 'deductions' } },
    ...secondJobEvents,
    { event: { type: 'FORM.SUBMIT' } },
  ],
  outcomes: {
    restoreInputs: [
      { name: 'an address without figures', output: { asked: {}, isCalculated: false } },
      {
        name: 'an address with an income',
        output: { asked: { income: '65000' }, isCalculated: false },
      },
      { name: calculatedBefore, output: { asked: { income: '65000' }, isCalculated: true } },
      { name: 'a failure', error: new Error('The address cannot be read.') },
    ],
  },
  key: ({ value, context: { inputs, result } }) =>
    [
      JSON.stringify(value),
      ...amountFields.map((field) => readAmount(inputs[field]).problem?.kind),
      isAskedAbout(inputs),
      result === null ? 'no result' : haveSameResult(inputs, result.inputs),
    ].join(', '),
  invariants: {
    'every press shows a result, unless an amount is asked about, and only a press does, even one before a reload':
      (result) =>
        isPressed(result) || isOutcome(result, 'restoreInputs', calculatedBefore)
          ? result.after.matches({ result: { shown: 'current' } })
          : result.after.context.result === result.before.context.result,
    'a result matches the form when the button was pressed': (result) =>
      !isPressed(result) ||
      isSame(result.after.context.result?.tax, taxFor(result.before.context.inputs)),
    'a result is stale exactly while the form has other values': ({ after }) =>
      after.context.result === null ||
      after.hasTag('stale') === !haveSameResult(after.context.inputs, after.context.result.inputs),
    'nothing typed is lost': (result) => {
      const { inputs } = result.after.context;
      return (
        !isEvent(result, 'INPUTS.CHANGE') ||
        isSame({ ...inputs, ...result.step.event.change }, inputs)
      );
    },
    'leaving an amount tidies it without changing its value': (result) =>
      !isEvent(result, 'AMOUNT.LEAVE') ||
      haveSameResult(result.before.context.inputs, result.after.context.inputs),
    'a hint is shown only for an unreadable amount, and always after a press': (result) =>
      amountFields.every((field) => {
        const isUnreadable = readAmount(result.after.context.inputs[field]).problem !== null;
        const isHinted = result.after.hasTag(`unreadable ${field}`);
        return isEvent(result, 'FORM.SUBMIT')
          ? isHinted === isUnreadable
          : !isHinted || isUnreadable;
      }),
  },
};
