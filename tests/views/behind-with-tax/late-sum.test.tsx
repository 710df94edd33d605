// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stepsOfYears } from '#brackets/core/year-tax.ts';
import { LateSum } from '#src/views/behind-with-tax/late-sum.island.tsx';
import { atEveryClock } from '#tests/clocks.ts';
import { InSite } from '#tests/views/in-site.tsx';

const show = () =>
  act(async () =>
    render(
      <InSite>
        <LateSum bands={stepsOfYears(2010, 2026)} />
      </InSite>,
    ),
  );

atEveryClock((day) => {
  const next = new Map([
    ['2027-01-15', '16/1/2027'],
    ['2026-08-29', '30/8/2026'],
  ]);

  test('tax can be due on the day in New Zealand, but not on the next', async () => {
    await show();
    const due = screen.getByLabelText('When it was due');
    const type = (value: string) => {
      fireEvent.change(due, { target: { value } });
      fireEvent.blur(due);
    };
    type(day);
    expect(screen.queryAllByText(/^That day has not come yet/)).toEqual([]);
    type(next.get(day) ?? '');
    expect(screen.queryAllByText(/^That day has not come yet/)).not.toEqual([]);
  });
});

describe('a result in January 2027', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-15T00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  const agent =
    'If a tax agent had you on their list before 7 July 2026, your 2026 return may have until 31 March 2027. Ask: older missing returns can end that extra time.';
  const oldDebt =
    'Tax of years before 2017–18, and GST of periods before April 2017, also cost 1% a month. That is not in the sum.';

  /** The words of the link in it. */
  const provisional = 'instalments';

  test.each([
    { years: '2025, 2026', since: '', earned: '10,000', notes: [agent] },
    { years: '', since: '7/4/2018', earned: '', notes: [oldDebt] },
    { years: '', since: '10/4/2018', earned: '', notes: [] },
    { years: '2025', since: '', earned: '30,000', notes: [] },
    { years: '2025', since: '', earned: '38,000', notes: [provisional] },
  ])('names what a sum for the years $years and a debt of $since leaves out', async (late) => {
    await show();
    for (const [name, value] of [
      ['Tax years you have not filed', late.years],
      ['Roughly what you earned in each of them', late.earned],
      ['Tax you owe', late.since && '1000'],
      ['When it was due', late.since],
    ] as const) {
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    }
    await screen.findByText('Cost of being late so far');
    const leftOut = screen
      .queryAllByText(/tax agent|also cost|instalments/)
      .map((note) => note.textContent);
    expect(leftOut).toEqual(late.notes);
  });
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('what is filled cannot be folded away', async () => {
  await show();
  const summary = screen.getByText('I know what I owe');
  type('Tax you owe', '4.000');
  fireEvent.click(summary);
  expect(summary.closest('details')).toHaveAttribute('open');
});

test('the penalties of returns alone are not called the cost', async () => {
  await show();
  type('Tax years you have not filed', '2024, 2025');
  await screen.findByText('Late returns alone: at least $100.00.');
  expect(screen.queryByText('Cost of being late so far')).toBeNull();
  type('Roughly what you earned in each of them', '70,000');
  await screen.findByText('Cost of being late so far');
});

test('one late GST return costs a warning, and a field that cannot be read is named', async () => {
  await show();
  type('Are you registered for GST?', 'yes');
  type('GST returns you have not filed', '1');
  type('Tax years you have not filed', 'two');
  await screen.findByText('Late GST returns');
  const result = screen.getByRole('heading', { name: 'So far' }).parentElement;
  expect(result).toHaveTextContent(
    /^So far ?Not in the sum, because it could not be read: ‘Tax years you have not filed’\..* ?Late GST returns/,
  );
});
