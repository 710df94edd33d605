// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Findings } from '#brackets/page/findings.tsx';
import { IncomeControl } from '#brackets/page/income-control.tsx';
import { Table } from '#brackets/page/table.tsx';
import { firstView, scheduleOf } from '#brackets/page/view.ts';
import { ViewFields } from '#brackets/page/view-fields.tsx';

test('the slider says its income in dollars, and each button changes it to the cent', async () => {
  const asked: number[] = [];
  render(
    <IncomeControl
      income={15_600.01}
      last={100_000}
      limits={[15_600]}
      onChange={(income) => asked.push(income)}
    />,
  );
  const slider = screen.getByRole('slider');
  expect(slider).toHaveAttribute('aria-valuetext', '$15,600.01');
  fireEvent.change(slider, { target: { value: '48000' } });
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  expect(asked).toEqual([48_000, 15_599.01, 15_600, 15_600.02, 15_601.01, 15_600]);
});

test('a table can be scrolled by key, and names its rows and columns', () => {
  render(
    <Table caption="Bands" columns={['Band', 'Tax']} rows={[['$0 – $15,600', '$1,638.00']]} />,
  );
  const region = screen.getByRole('region', { name: 'Bands' });
  expect(region).toHaveAttribute('tabindex', '0');
  const scopes = [...region.querySelectorAll('th')].map((cell) => [cell.textContent, cell.scope]);
  expect(scopes).toEqual([
    ['Band', 'col'],
    ['Tax', 'col'],
    ['$0 – $15,600', 'row'],
  ]);
});

test('says beside an amount what the command says of it, and that it counts as 0', () => {
  const view = { ...firstView, income: '465,20', deductions: '100000.01' };
  render(<ViewFields view={view} onChange={() => {}} problem={null} largest={10_000_000} />);
  expect(screen.getByLabelText('Income')).toHaveAccessibleDescription(
    'Dollars, such as 48000.01. "465,20" can mean $46,520.00 or $465.20. Write it as 46520 or 465.20. Look at ",20". It counts as 0.',
  );
  expect(screen.getByLabelText('Deductions')).toHaveAccessibleDescription(
    /"100000.01" is too large: amounts up to \$100,000.00 are calculated to the cent\./,
  );
  expect(screen.getByLabelText('Weekly pay')).toHaveAccessibleDescription(
    'Dollars, such as 48000.01.',
  );
});

test('the limits to go to are those of the deductions that are typed', () => {
  const schedule = scheduleOf('from-2024-07-31');
  const findings = (deductions: number) => (
    <Findings
      schedule={schedule}
      other={schedule}
      income={48_000}
      deductions={deductions}
      onIncome={() => {}}
    />
  );
  const limits = () =>
    within(screen.getByRole('group', { name: 'Go to a limit' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const { rerender } = render(findings(0));
  expect(limits()).toEqual(['to $15,600.00', 'to $53,500.00', 'to $78,100.00', 'to $180,000.00']);
  rerender(findings(1_000));
  expect(limits()).toEqual(['to $16,600.00', 'to $54,500.00', 'to $79,100.00', 'to $181,000.00']);
});
