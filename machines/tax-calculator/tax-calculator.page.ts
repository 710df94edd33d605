import { taxForm as form, taxFormWords } from '#content/ui/tax-form.ts';
import { taxSchedules } from '#content/tax-schedules.ts';
import { payRulesOn } from '#brackets/data/pay-rules.ts';
import { secondJobEvents, taxCalculatorScenario } from './tax-calculator.scenario.ts';
import { control, find, leave, open, press, select } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { world } from '#lab/world-act.ts';

const income = control('textbox', form.income.label);
const deductions = control('textbox', form.deductions.label);
const secondIncome = control('textbox', form.secondIncome.label);
const schedule = control('combobox', form.schedule.label);
const incomeType = control('combobox', form.incomeType.label);
const [newest] = taxSchedules;
const { earnerCreditNote } = taxFormWords(newest, payRulesOn('2026-01-01'));

/** The name of the credit's box has a note in it. */
const earnerCredit = `${form.earnerCredit} ${earnerCreditNote}`;

export const taxCalculatorPage = definePage({
  path: '/tax-calculator',
  // A URL cannot restore a shown result: it needs a click before a reload.
  scenario: {
    ...taxCalculatorScenario,
    // Only wages have the field of a second job.
    events: taxCalculatorScenario.events.filter((event) => !secondJobEvents.includes(event)),
    outcomes: {
      restoreInputs: (taxCalculatorScenario.outcomes?.restoreInputs ?? []).filter(
        (outcome) => !('output' in outcome && outcome.output.isCalculated),
      ),
    },
  },
  events: {
    // Dictation changes a field without moving focus, so leaving an amount is a separate event.
    'INPUTS.CHANGE': ({ change }) => {
      if (change.income !== undefined) return world('dictate', income.name, change.income);
      if (change.deductions !== undefined)
        return world('dictate', deductions.name, change.deductions);
      if (change.schedule !== undefined) return select(schedule, change.schedule);
      if (change.incomeType !== undefined) return select(incomeType, change.incomeType);
      return press(control('checkbox', change.studentLoan ? form.studentLoan : earnerCredit));
    },
    'AMOUNT.LEAVE': ({ field }) => leave({ income, deductions, secondIncome }[field]),
    'FORM.SUBMIT': press(control('button', form.submit)),
  },
  outcomes: {
    restoreInputs: {
      opens: ({ asked }) => [
        open(`/tax-calculator?${new URLSearchParams(asked)}`),
        press(control('heading', form.more.individual)),
      ],
    },
  },
  finds: ({ context: { inputs } }) => [
    find(income, { value: inputs.income }),
    find(deductions, { value: inputs.deductions }),
    find(schedule, { value: inputs.schedule }),
  ],
  unseen: [
    'tax-calculator.result.shown|INPUTS.CHANGE|0',
    'tax-calculator.deductions.readable|AMOUNT.LEAVE|1',
  ],
});
