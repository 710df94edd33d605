// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
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
  await user.selectOptions(
    calculator().getByRole('combobox', { name: 'GST rate' }),
    '0% (zero-rated or exports)',
  );
  expect(result()).toBe('Amount without GST $480.00GST $0.00Amount with GST $480.00');
  await user.clear(amount());
  expect(result()).toBe(empty);
  await user.type(amount(), '0');
  expect(result()).toBe(empty);
  expect(calculator().queryByRole('button', { name: /^Copy/ })).toBeNull();
});

test.each([
  ['465,20', '‘465,20’ can mean $46,520.00 or $465.20'],
  ['$65,000 p.a.', 'Use figures only, such as 480.50.'],
  ['9999999999999', 'This amount is too large to work out to the cent.'],
])('asks about an amount of %s when it is left, and does not guess', async (typed, message) => {
  const user = await open();
  await user.type(amount(), typed);
  expect(result()).toBe(empty);
  expect(amount()).not.toHaveAccessibleDescription(expect.stringContaining(message));
  await user.tab();
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining(message));
  await user.clear(amount());
  await user.type(amount(), '1,100');
  await user.tab();
  expect(amount()).toHaveAccessibleDescription('The price without GST, in dollars.');
  expect(result()).toBe('Total with GST $1,265.00GST $165.00Amount without GST $1,100.00');
});

test('copies each figure, and announces it', async () => {
  const user = await open();
  copyText.mockResolvedValue();
  await user.type(amount(), '480');
  for (const [name, text, announcement] of [
    ['Copy the amount', '480.00', 'Amount without GST copied: 480.00'],
    ['Copy the GST', '72.00', 'GST copied: 72.00'],
    ['Copy the answer', '552.00', 'Total with GST copied: 552.00'],
  ] as const) {
    await user.click(calculator().getByRole('button', { name }));
    expect(copyText).toHaveBeenLastCalledWith(text);
    expect(await calculator().findByText(announcement)).toHaveRole('status');
  }
  await user.type(amount(), '1');
  expect(calculator().queryByText(/copied/)).toBeNull();
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

test.each([
  [
    'A receipt for tools',
    'Remove GST',
    '89.90',
    'standard',
    'Amount without GST $78.17GST $11.73Amount with GST $89.90',
  ],
])('the example of %s fills in the form and scrolls to its result', async (...example) => {
  const [title, mode, value, rate, shown] = example;
  const user = await open();
  await user.click(screen.getByText(`Try it: ${title}`));
  expect(calculator().getByRole('radio', { name: mode })).toBeChecked();
  expect(amount()).toHaveValue(value);
  expect(calculator().getByRole('combobox', { name: 'GST rate' })).toHaveValue(rate);
  expect(result()).toBe(shown);
  expect(calculator().getByRole('heading', { name: 'Result' })).toHaveFocus();
});

test('adds up several amounts, and names those not counted', async () => {
  const user = await open();
  await user.type(
    calculator().getByRole('textbox', { name: 'Several amounts' }),
    '0.10{Enter}0.10{Enter}paint',
  );
  const rows = within(calculator().getByRole('table', { name: 'Each amount, and their sum' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Line', 'Amount without GST', 'GST', 'Total with GST'],
    ['1', '$0.10', '$0.02', '$0.12'],
    ['2', '$0.10', '$0.02', '$0.12'],
    ['Sum of the lines', '$0.20', '$0.04', '$0.24'],
    ['On the sum', '$0.20', '$0.03', '$0.23'],
  ]);
  expect(
    calculator().getByText('Not counted, because it is not one clear amount above $0: paint.'),
  ).toBeVisible();
  expect(
    calculator().getByText(
      'GST is rounded to the cent on each line, or once on the sum, so the two can differ by some cents. Inland Revenue accepts either, if you keep to one of them for a taxable period (GST Act 1985, section 19O).',
    ),
  ).toBeVisible();
  expect(calculator().getByRole('button', { name: 'Copy the column' })).toBeVisible();
});
