// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calculate, open, result } from './open-tax-calculator.tsx';
import { calculator } from './calculator-section.ts';

describe('the year’s sum', () => {
  test('explains why there is no credit', async () => {
    const user = await open({ income: '70000', earnerCredit: 'yes' });
    await user.click(calculate());
    expect(
      await calculator().findByText(
        'There is no independent earner tax credit: taxable income is not between $24,000 and $70,000.',
      ),
    ).toBeVisible();
  });

  test('says that no rules are known for an old schedule', async () => {
    const user = await open({ income: '65000', schedule: '2024-25-composite' });
    await user.click(calculate());
    expect(
      await calculator().findByText(
        'We know no rules for levies, the credit, student loans, KiwiSaver or pays for the 2024/25 tax year. Only income tax is counted.',
      ),
    ).toBeVisible();
    expect(calculator().queryByRole('table', { name: /^What comes off each pay/ })).toBeNull();
  });
});

test('pay by its periods is not shown beyond the limit of an employer’s rules', async () => {
  const user = await open({ income: '20000000000' });
  await user.click(calculate());
  expect(
    await calculator().findByText('Pays of this size are not worked out by period.'),
  ).toBeVisible();
});

describe('two jobs', () => {
  const jobs = { income: '48,000', secondIncome: '12,000', secondCode: 'SB' };
  const caption = 'The square-up of both jobs';

  test('say what is left to pay with a code that takes too little, and the right one', async () => {
    const user = await open(jobs);
    await user.click(calculate());
    expect(await calculator().findByText('About $1,653')).toBeVisible();
    expect(
      calculator().getByText(/^At this income the right code for the second job is SH\./),
    ).toBeVisible();
  });

  test('count only for wages', async () => {
    const user = await open({ ...jobs, incomeType: 'business' });
    await user.click(calculate());
    await calculator().findByRole('heading', { name: 'What to set aside' });
    expect(calculator().queryByRole('table', { name: caption })).toBeNull();
    await user.selectOptions(calculator().getByLabelText('Income type'), 'individual');
    await user.click(calculate());
    await calculator().findByRole('table', { name: caption });
  });
});

test('says what is to spend beside what to set aside; the amounts add up', async () => {
  const inputs = { income: '96000', deductions: '12800', kiwiSaver: '3.5' };
  const user = await open({ ...inputs, incomeType: 'business' });
  await user.click(calculate());
  await calculator().findByText(/^Set aside/);
  expect(result()).toMatch(
    /^Set aside 20% of each invoice \$1,600 a month Yours to spend, after costs of \$1,067 and KiwiSaver of \$243 \$5,090 a month Above \$60,000 of sales you must be registered for GST and add 15%\. .* is left, before costs and KiwiSaver\./,
  );
  expect(calculator().getByText('Bills a month').nextSibling).toHaveTextContent('$1,566');
  expect(calculator().getByText(/^Spare, from/).nextSibling).toHaveTextContent('$34');
});

test('says that a work levy is no rate, and counts none', async () => {
  const user = await open({ income: '60000', incomeType: 'business', workLevy: 'ana' });
  await user.click(calculate());
  const note = /^‘ana’ is not a rate of the ACC work levy, so none is counted\./;
  expect(await calculator().findByText(note)).toBeVisible();
  expect(result()).toContain(' a month If you charge GST, ');
  const bills = await calculator().findByRole('table', { name: 'The bills of a year' });
  expect(within(bills).getAllByRole('row')).toHaveLength(4);
  const instalments = calculator().getByRole('table', { name: /^The next three instalments/ });
  expect(within(instalments).getAllByRole('row')).toHaveLength(4);
});
