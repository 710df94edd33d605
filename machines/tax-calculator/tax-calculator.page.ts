import { taxForm as form } from '#content/ui/tax-form.ts';
import { taxCalculatorScenario } from './tax-calculator.scenario.ts';
import { control, find, leave, open, select } from '#statelab/page/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { world } from '#lab/world-act.ts';

const income = control('textbox', form.income.label);
const deductions = control('textbox', form.deductions.label);
const schedule = control('combobox', form.schedule.label);

export const taxCalculatorPage = definePage({
  path: '/tax-calculator',
  // A URL cannot restore a shown result: it needs a click before a reload.
  scenario: {
    ...taxCalculatorScenario,
    outcomes: {
      restoreInputs: (taxCalculatorScenario.outcomes?.restoreInputs ?? []).filter(
        (outcome) => !('output' in outcome && outcome.output.isCalculated),
      ),
    },
  },
  events: {
    // Dictation changes a field without moving focus, so leaving an amount is a separate event.
    'INPUTS.CHANGE': ({ change }) => [
      ...(change.income === undefined ? [] : [world('dictate', income.name, change.income)]),
      ...(change.deductions === undefined
        ? []
        : [world('dictate', deductions.name, change.deductions)]),
      ...(change.schedule === undefined ? [] : [select(schedule, change.schedule)]),
    ],
    'AMOUNT.LEAVE': ({ field }) => leave({ income, deductions }[field]),
    'FORM.SUBMIT': world('submitAround', income.name),
  },
  outcomes: {
    restoreInputs: {
      opens: ({ asked }) => open(`/tax-calculator?${new URLSearchParams(asked)}`),
    },
  },
  finds: ({ context: { inputs } }) => [
    find(income, { value: inputs.income }),
    find(deductions, { value: inputs.deductions }),
    find(schedule, { value: inputs.schedule }),
  ],
  leftToUnitTests: [
    'tax-calculator.result.restoring|xstate.done.actor.0.tax-calculator.result.restoring|0',
    'tax-calculator.result.restoring|xstate.error.actor.0.tax-calculator.result.restoring|0',
  ],
  unseen: [
    'tax-calculator.result.shown|INPUTS.CHANGE|0',
    'tax-calculator.result.shown|INPUTS.CHANGE|1',
    'tax-calculator.deductions.readable|AMOUNT.LEAVE|1',
  ],
});
