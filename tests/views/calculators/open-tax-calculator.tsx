import { act, fireEvent, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { businessWords } from '#content/ui/business-words.ts';
import { taxFormWords } from '#content/ui/tax-form.ts';
import { payRulesOn } from '#brackets/data/pay-rules.ts';
import { scheduleWithId } from '#content/tax-schedules.ts';
import type { SearchParams } from '#machines/search-params.ts';
import { TaxCalculator } from '#src/views/calculators/tax-calculator.island.tsx';
import { InSite } from '#tests/views/in-site.tsx';
import { calculator } from './calculator-section.ts';

const today = {
  inForce: 'from-2024-07-31',
  rules: { 'from-2024-07-31': payRulesOn('2026-11-22') },
  instalments: [
    { due: '2027-01-15', periodEnd: '2027-03-31' },
    { due: '2027-05-07', periodEnd: '2027-03-31' },
    { due: '2027-08-30', periodEnd: '2028-03-31' },
  ],
  until: '2027-03-31',
  business: businessWords,
  finalBill: { due: '2028-02-08', dueByAgent: '2028-04-07', periodEnd: '2027-03-31' },
} as const;

const form = taxFormWords(scheduleWithId(today.inForce), payRulesOn('2026-11-22'));

/** The calculator in its section, with search params. */
export const pageWith = (asked: SearchParams = {}, isCalculated = false) => (
  <InSite
    actors={{
      restoreInputs: fromPromise(async () => ({ asked, isCalculated })),
      inputStore: fromCallback(() => {}),
    }}
  >
    <div id="calculator">
      <TaxCalculator form={form} today={today} />
    </div>
  </InSite>
);

/** Opens the calculator with search params. */
export async function open(inputs: SearchParams = {}) {
  const user = userEvent.setup();
  await act(async () => render(pageWith(inputs)));
  return user;
}

export const income = () => calculator().getByRole('textbox', { name: 'Annual gross income' });
export const deductions = () =>
  calculator().getByRole('textbox', { name: 'Annual deductions (optional)' });
export const calculate = () => calculator().getByRole('button', { name: 'Calculate Tax' });
/** Gives a field its text at once. */
export const fill = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });

/** The text of the result. */
export const result = () => {
  const outputs = calculator()
    .getAllByRole('status')
    .filter(({ tagName }) => tagName === 'OUTPUT');
  expect(outputs).toHaveLength(1);
  return outputs[0]?.textContent;
};

/** The text of the result’s lines, which load after the page. */
export async function lines() {
  const lead = await calculator().findByText('Open a line to show the working.');
  return [...(lead.parentElement?.querySelectorAll('summary') ?? [])].map(
    ({ textContent }) => textContent,
  );
}
