// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { scheduleName, scheduleWithId } from '#content/tax-schedules.ts';
import {
  calculate,
  deductions,
  fill,
  income,
  lines,
  open,
  result,
} from './open-tax-calculator.tsx';
import { calculator } from './calculator-section.ts';

const named = scheduleName(scheduleWithId('from-2024-07-31'));

test('shows every figure once the button is pressed', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const user = await open();
  fill(income(), '65,000');
  fill(deductions(), '1200');
  expect(calculator().getByRole('heading', { name: 'Enter Your Details' })).toBeVisible();
  await user.click(calculate());
  expect(calculator().getByRole('heading', { name: 'Your estimate' })).toBeVisible();
  expect(calculator().queryByRole('heading', { name: 'Enter Your Details' })).toBeNull();
  await calculator().findByText('You keep');
  expect(result()).toBe(
    'You keep $4,345 a month For the year to 31 March 2027, after income tax and the ACC levy. An employer does not know of deductions: you claim them after the year. At today’s rates.',
  );
  expect(await lines()).toEqual([
    'Gross income $65,000',
    'Deductions $1,200',
    'Taxable income $63,800',
    'Income tax $11,361',
    'ACC earners’ levy $1,138',
    'Left to you $52,501',
    'Effective rateTax as a share of your whole income. 17.5%',
    'Marginal rateThe rate on the last dollar you earned. 30.0%',
  ]);
  expect(calculator().getByText(`With the bands for ${named}`)).toBeVisible();
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
});

test('shows the first totals at the press, before what takes long to render', async () => {
  await open();
  fill(income(), '65,000');
  // Outside of act, React renders in the turns of a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  calculate().click();
  await Promise.resolve();
  expect(result()).not.toBe('');
  expect(calculator().queryByText('Open a line to show the working.')).toBeNull();
  expect(await lines()).toContain('Gross income $65,000');
});

test('shows an example until there is a result', async () => {
  const user = await open();
  const example = 'An example';
  expect(calculator().getByRole('heading', { name: example })).toBeVisible();
  expect(calculator().getByText('$11,721')).toBeVisible();
  expect(calculator().getByText('$53,279')).toBeVisible();
  fill(income(), '65,000');
  await user.click(calculate());
  expect(calculator().queryByRole('heading', { name: example })).toBeNull();
});

test('draws the charts to scale and describes them in words, with a table', async () => {
  const user = await open({ income: '65000', deductions: '1200', schedule: 'specified' });
  await user.click(calculate());
  const bars = await calculator().findByRole('img', {
    name: 'Bar chart of the tax in each band: $1,470 at 10.5%, $5,950 at 17.5%, $4,740 at 30.0%.',
  });
  const widths = [...bars.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
  expect(widths).toEqual(['39.5', '160.0', '127.5']);
  expect(
    calculator().getByRole('img', {
      name: 'Line chart of the marginal and the effective rate by income. At your income of $65,000 the marginal rate is 30.0% and the effective rate is 18.7%.',
    }),
  ).toBeVisible();
  await user.click(calculator().getByText('Show the rates as a table'));
  const table = calculator().getByRole('table', { name: 'Rates by income' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Gross income', 'Marginal', 'Effective'],
    ['$1,200', '0.0%', '0.0%'],
    ['$15,201', '10.5%', '9.7%'],
    ['$49,201', '17.5%', '15.1%'],
    ['$65,000 (yours)', '30.0%', '18.7%'],
    ['$71,201', '30.0%', '19.7%'],
    ['$181,201', '33.0%', '27.8%'],
    ['$200,000', '39.0%', '28.8%'],
  ]);
});

test('the totals begin with today’s, whichever is selected', async () => {
  const user = await open({ income: '60000' });
  await user.click(calculator().getByText(/^Student loan, KiwiSaver, second job/));
  await user.selectOptions(calculator().getByRole('combobox', { name: 'Tax bands' }), 'specified');
  await user.click(calculate());
  await calculator().findByText('You keep');
  expect(result()).toMatch(/^You keep \$4,061 a month /);
  await user.click(calculator().getByText('With the rates of other years (income tax alone)'));
  expect(calculator().getByText('On the rates from 2021 to July 2024: $11,020')).toBeVisible();
  expect(await lines()).toContain('Income tax $11,020');
  expect(calculator().getByText('With the bands for 1 April 2021 to 30 July 2024')).toBeVisible();
  expect(calculator().getByText(/^With this set the dollar/)).toBeVisible();
});

test('fills the bands while an income is typed, without a result', async () => {
  await open();
  expect(calculator().getByText('Your income fills these bands as you type it.')).toBeVisible();
  fill(income(), '34550');
  expect(calculator().getByText('Your income reaches the band taxed at 17.5%.')).toBeVisible();
  const fills = [...document.querySelectorAll<HTMLElement>('#calculator [style*="scaleX"]')];
  expect(fills.map(({ style }) => style.transform)).toEqual([
    'scaleX(1)',
    'scaleX(0.5)',
    'scaleX(0)',
    'scaleX(0)',
    'scaleX(0)',
  ]);
  expect(calculator().getByRole('heading', { name: 'Enter Your Details' })).toBeVisible();
});
