// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ProfitComparison } from '#src/views/calculators/profit-comparison.island.tsx';
import { InSite } from '#tests/views/in-site.tsx';

const table = {
  caption: 'A year’s income tax',
  columns: [
    { label: 'Profit', numeric: true },
    { label: 'Sole trader', numeric: true },
    { label: 'Company', numeric: true },
    { label: 'Pays less' },
    { label: 'Saving', numeric: true },
  ],
  rows: [['$50,000', '$7,658', '$14,000', 'Sole trader', '$6,342']],
} as const;

async function open() {
  await act(async () =>
    render(
      <InSite actors={{}}>
        <ProfitComparison table={table} schedule="from-2024-07-31" />
      </InSite>,
    ),
  );
  return userEvent.setup();
}

const profit = () => screen.getByRole('textbox', { name: 'Your profit in a year' });
const rows = () =>
  within(screen.getByRole('table', { name: 'A year’s income tax' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const given = ['$50,000', '$7,658 pays less', '$14,000', 'Sole trader', '$6,342'];

test('shows a profit in the first row, and announces who pays less', async () => {
  const user = await open();
  expect(rows()).toEqual([given]);
  await user.type(profit(), '240000');
  expect(rows()).toEqual([
    ['$240,000, yours', '$72,678', '$67,200 pays less', 'Company', '$5,478'],
    given,
  ]);
  expect(screen.getByText('A company that keeps all of it pays $5,478 less.')).toBeVisible();
});

test.each([
  ['65.000', '‘65.000’ can mean $65,000.00 or $65.00. Type the one you mean.'],
  ['0', 'A profit of 0 has no tax to compare. Type one above zero.'],
])('ignores %s, and says so on blur', async (typed, problem) => {
  const user = await open();
  await user.type(profit(), typed);
  expect(screen.queryByText(problem)).toBeNull();
  await user.tab();
  expect(rows()).toEqual([given]);
  expect(profit()).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(problem);
});
