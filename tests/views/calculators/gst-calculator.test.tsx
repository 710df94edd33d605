// @vitest-environment jsdom
import { act, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { examplesHeading, gstExamples, page as words } from '#content/pages/gst-calculator.ts';
import { GstCalculatorPage } from '#src/views/calculators/gst-calculator-page.tsx';
import { InSite } from '#tests/views/in-site.tsx';
import { calculator } from './calculator-section.ts';

const copyText = vi.fn<(text: string) => Promise<void>>();

const actors = {
  copyText: fromPromise<void, { text: string }>(({ input }) => copyText(input.text)),
};

const page = () => (
  <InSite actors={actors}>
    <GstCalculatorPage page={words} examples={gstExamples} examplesHeading={examplesHeading} />
  </InSite>
);

async function open() {
  const user = userEvent.setup();
  copyText.mockReset();
  await act(async () => render(page()));
  return user;
}

const amount = () => calculator().getByRole('textbox', { name: 'Amount' });
const result = () => document.querySelector('output')?.textContent;
const empty = 'Type an amount above zero and the result appears here.';

test('updates the result while typing, and hides it without an amount above zero', async () => {
  const user = await open();
  await user.type(amount(), '480');
  expect(result()).toBe('Total with GST $552.00GST $72.00Amount without GST $480.00');
  await user.click(calculator().getByRole('radio', { name: 'Remove GST' }));
  expect(result()).toBe('Amount without GST $417.39GST $62.61Amount with GST $480.00');
  expect(amount()).toHaveAccessibleDescription('The price with GST in it, in dollars.');
  await user.clear(amount());
  expect(result()).toBe(empty);
  await user.type(amount(), '0');
  expect(result()).toBe(empty);
  expect(calculator().queryByRole('button', { name: /^Copy/ })).toBeNull();
});

test('asks about an amount when it is left, and does not guess', async () => {
  const user = await open();
  await user.type(amount(), '465,20');
  expect(result()).toBe(empty);
  expect(amount()).not.toHaveAccessibleDescription(/can mean/);
  await user.tab();
  expect(amount()).toHaveAccessibleDescription(/‘465,20’ can mean \$46,520\.00 or \$465\.20/);
  await user.clear(amount());
  await user.type(amount(), '1,100');
  expect(amount()).toHaveAccessibleDescription('The price without GST, in dollars.');
});

test('reports a clipboard failure', async () => {
  const user = await open();
  copyText.mockRejectedValue(new Error('denied'));
  await user.type(amount(), '480');
  await user.click(calculator().getByRole('button', { name: 'Copy the GST' }));
  expect(
    await calculator().findByText('Could not copy. Select the amount and copy it by hand.'),
  ).toHaveRole('status');
});

test('adds up several amounts, and names those not counted', async () => {
  const user = await open();
  await user.type(
    calculator().getByRole('textbox', { name: 'Several amounts' }),
    '0.10{Enter}0.10{Enter}paint',
  );
  const table = calculator().getByRole('table', { name: 'Each amount, and their sum' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['1', '2', 'Sum of the lines', 'On the sum']);
  expect(
    calculator().getByText('Not counted, because it is not one clear amount above $0: paint.'),
  ).toBeVisible();
  expect(calculator().getByRole('button', { name: 'Copy the column' })).toBeVisible();
});
