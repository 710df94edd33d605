import { taxForm as form, taxFormWords } from '#content/ui/tax-form.ts';
import { taxSchedules } from '#content/tax-schedules.ts';
import { payRulesOn } from '#brackets/data/pay-rules.ts';
import { secondJobEvents, taxCalculatorScenario } from './tax-calculator.scenario.ts';
import { control, find, leave, open, press, select } from '#statelab/page/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { world } from '#lab/world-act.ts';

const income = control('textbox', form.income.label);
const deductions = control('textbox', form.deductions.label);
const secondIncome = control('textbox', form.secondIncome.label);
const schedule = control('combobox', form.schedule.label);
const incomeType = control('combobox', form.incomeType.label);
const [newest] = taxSchedules;
const { earnerCreditNote } = taxFormWords(newest, payRulesOn('2026-01-01'));

/** The names of the boxes. That of the credit has a note in it. */
const boxes = {
  studentLoan: form.studentLoan,
  earnerCredit: `${form.earnerCredit} ${earnerCreditNote}`,
} as const;
const boxNames = ['studentLoan', 'earnerCredit'] as const;

export const taxCalculatorPage = definePage({
  path: '/tax-calculator',
  // A URL cannot restore a shown result: it needs a click before a reload.
  scenario: {
    ...taxCalculatorScenario,
    // The field of a second job is in a closed fold.
    events: taxCalculatorScenario.events.filter((event) => !secondJobEvents.includes(event)),
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
      ...(change.incomeType === undefined ? [] : [select(incomeType, change.incomeType)]),
      ...boxNames.flatMap((name) =>
        change[name] === undefined ? [] : [press(control('checkbox', boxes[name]))],
      ),
    ],
    'AMOUNT.LEAVE': ({ field }) => leave({ income, deductions, secondIncome }[field]),
    'FORM.SUBMIT': press(control('button', form.submit)),
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
    'tax-calculator.secondIncome.readable|AMOUNT.LEAVE|0',
    'tax-calculator.secondIncome.readable|AMOUNT.LEAVE|1',
    'tax-calculator.secondIncome.readable|FORM.SUBMIT|0',
    'tax-calculator.secondIncome.unreadable|INPUTS.CHANGE|0',
  ],
  unseen: [
    'tax-calculator.result.shown|INPUTS.CHANGE|0',
    'tax-calculator.deductions.readable|AMOUNT.LEAVE|1',
  ],
});
