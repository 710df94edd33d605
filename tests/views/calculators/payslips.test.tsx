// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calculate, open } from './open-tax-calculator.tsx';
import { calculator } from './calculator-section.ts';

/** The opened line of the opened payslip: its label and amount, its working, its rule. */
async function openLine(user: Awaited<ReturnType<typeof open>>, period: string, label: string) {
  const heading = await calculator().findByRole('heading', { name: 'See the working' });
  const slips = within(heading.parentElement ?? document.body);
  const groups = slips.getAllByRole('group');
  const slip = groups.find((group) =>
    group.querySelector('summary')?.textContent.startsWith(period),
  );
  const summary = slip?.querySelector('summary');
  if (!slip || !summary) throw new Error(`There is no payslip of a ${period}.`);
  if (!slip.hasAttribute('open')) await user.click(summary);
  await user.click(within(slip).getAllByText(label, { selector: 'summary span' })[0] ?? slip);
  const line = [...slip.querySelectorAll('details[open]')].at(-1);
  return {
    summary: line?.querySelector('summary')?.textContent,
    working: [...(line?.querySelectorAll('dt, dd') ?? [])].map((cell) => cell.textContent),
    rule: line?.querySelector('p')?.textContent,
  };
}

test('a payslip’s lines open to their working and section; a link recomputes it', async () => {
  const user = await open({
    income: '24180',
    studentLoan: 'yes',
    kiwiSaver: '3.5',
    employer: 'yes',
  });
  await user.click(calculate());
  expect(await openLine(user, 'Week', 'PAYE (income tax and ACC levy)')).toEqual({
    summary: 'PAYE (income tax and ACC levy) -$68.51',
    working: [
      'A year of 52 such pays, in whole dollars',
      '$24,180.00',
      'Income tax and ACC levy on it',
      '$3,562.65',
      'A week’s share, without parts of a cent',
      '$68.51',
      'PAYE: that share, without parts of a cent',
      '$68.51',
    ],
    rule: 'Sections 5.2 and 5.3: what a year of such pays is taxed, week by week. Source: the ACC earners’ levy.',
  });
  expect((await openLine(user, 'Week', 'Less tax on that (ESCT, 17.5%)')).working).toEqual([
    'Whole dollars of the contribution',
    '$16.00',
    '17.5% of them',
    '$2.80',
  ]);
  const loan = await openLine(user, 'Month', 'Student loan');
  expect(loan.working).toEqual([
    'Whole dollars of the pay',
    '$2,015.00',
    'Less the threshold of the period',
    '-$2,010.66',
    '12% of the rest',
    '$0.52',
  ]);
  expect(loan.rule).toBe(
    'Section 5.4: repayments begin above a threshold for each pay. Source: student loan repayments.',
  );
});
