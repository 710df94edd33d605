import { taxCalculator } from '#content/interface/tax-calculator.ts';
import type { taxCalculatorMachine } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { taxCalculatorScenario } from '#machines/tax-calculator/tax-calculator.scenario.ts';
import type { TaxCalculatorEvent } from '#machines/tax-calculator/tax-calculator.setup.ts';
import { open, world, type Act } from 'statelab/page/act';
import { desktop, outputNamed, type PageScript } from 'statelab/page/page-script';

const { form } = taxCalculator;

/** Moving focus leaves an amount, which is an event of its own, so the others happen without. */
function actsOf(event: TaxCalculatorEvent): readonly Act[] {
  if (event.type === 'FORM.SUBMIT') return [world('submitAround', form.income.label)];
  if (event.type === 'AMOUNT.LEAVE') {
    return [{ do: 'leave', control: { role: 'textbox', name: form[event.field].label } }];
  }
  const { income, deductions, schedule } = event.change;
  const acts: (Act | undefined)[] = [
    income === undefined ? undefined : world('dictate', form.income.label, income),
    deductions === undefined ? undefined : world('dictate', form.deductions.label, deductions),
    schedule === undefined
      ? undefined
      : {
          do: 'select',
          control: { role: 'combobox', name: form.schedule.label },
          option: schedule,
        },
  ];
  return acts.filter((act) => act !== undefined);
}

export const taxCalculatorPage: PageScript<typeof taxCalculatorMachine> = {
  scenario: taxCalculatorScenario,
  viewport: desktop,
  prepare: [],
  acts: (step, { addressParameters }) => {
    if (step.kind === 'wait') return [];
    if (step.kind === 'event') return actsOf(step.event);
    const asked = new URLSearchParams(outputNamed(addressParameters, step.outcome));
    return [open(`/tax-calculator?${asked}`)];
  },
  // Reading the address takes less than any event needs to come in between, and cannot fail.
  canHappen: (snapshot, step) =>
    !snapshot.matches({ answer: 'restoring' }) ||
    (step.kind === 'outcome' && step.outcome !== 'a failure'),
  finds: (snapshot) => {
    if (snapshot.matches({ answer: 'restoring' })) return [];
    const { income, deductions, schedule } = snapshot.context.inputs;
    return [
      { do: 'find', control: { role: 'textbox', name: form.income.label }, value: income },
      { do: 'find', control: { role: 'textbox', name: form.deductions.label }, value: deductions },
      { do: 'find', control: { role: 'combobox', name: form.schedule.label }, value: schedule },
    ];
  },
  leftToUnitTests: [
    'tax-calculator.answer.restoring|xstate.error.actor.0.tax-calculator.answer.restoring|0',
  ],
};
