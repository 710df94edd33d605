import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { taxCalculator } from '#content/pages/tax-calculator.ts';
import type { Step } from '#machines/scenario.ts';
import type { taxCalculatorMachine } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { taxCalculatorScenario } from '#machines/tax-calculator/tax-calculator.scenario.ts';
import type { TaxCalculatorEvent } from '#machines/tax-calculator/tax-calculator.setup.ts';
import { testPaths } from './walk-paths.ts';

type Calculator = typeof taxCalculatorMachine;

const { form } = taxCalculator;

const addresses: Readonly<Record<string, string>> = {
  'an address without figures': '/tax-calculator',
  'an address with an income': '/tax-calculator?income=65000',
};

const field = (page: Page, name: 'income' | 'deductions') =>
  page.getByRole('textbox', { name: form[name].label });

/** Fills in an amount as speech input does: focus stays where it is, so no other amount is left. */
const dictate = (page: Page, name: 'income' | 'deductions', text: string) =>
  field(page, name).evaluate((input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

async function cause(page: Page, event: TaxCalculatorEvent): Promise<void> {
  if (event.type === 'FORM.SUBMIT') {
    await page.locator('#calculator form').evaluate((element) => {
      if (element instanceof HTMLFormElement) element.requestSubmit();
    });
  } else if (event.type === 'AMOUNT.LEAVE') {
    await field(page, event.field).focus();
    await field(page, event.field).blur();
  } else {
    const { income, deductions, schedule } = event.change;
    if (income !== undefined) await dictate(page, 'income', income);
    if (deductions !== undefined) await dictate(page, 'deductions', deductions);
    if (schedule !== undefined) {
      await page.getByRole('combobox', { name: form.schedule.label }).selectOption(schedule);
    }
  }
}

/** Reading the address takes less than any event needs to come in between, and cannot fail. */
const canHappen = (snapshot: SnapshotFrom<Calculator>, step: Step<Calculator>): boolean =>
  !snapshot.matches({ answer: 'restoring' }) ||
  (step.kind === 'outcome' && step.outcome !== 'a failure');

testPaths({
  scenario: taxCalculatorScenario,
  open: async (page) => async (step) => {
    if (step.kind === 'event') await cause(page, step.event);
    else if (step.kind === 'outcome') await page.goto(addresses[step.outcome] ?? '');
  },
  canHappen,
  leftToUnitTests: [
    'tax-calculator.answer.restoring|xstate.error.actor.0.tax-calculator.answer.restoring|0',
  ],
});
