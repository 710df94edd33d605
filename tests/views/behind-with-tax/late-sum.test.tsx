// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayOfIso, isoOf } from '#brackets/core/calendar.ts';
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

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

atEveryClock((day) => {
  test('tax can be due on the day in New Zealand, but not on the next', async () => {
    await show();
    const refusals = (due: string) => {
      type('When it was due', due);
      fireEvent.blur(screen.getByLabelText('When it was due'));
      return screen.queryAllByText(/^That day has not come yet/);
    };
    expect(refusals(day)).toEqual([]);
    expect(refusals(isoOf(dayOfIso(day) + 1))).not.toEqual([]);
  });
});

describe('a result in January 2027', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-15T00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  const agent =
    'If a tax agent had you on their list before 7 July 2026, your 2026 return may have until 31 March 2027. Ask: older missing returns can end that extra time.';
  const oldDebt =
    'Tax of years before 2017–18, and GST of periods before April 2017, also cost 1% a month. That is not in the sum.';

  const total = 'Cost of being late so far';
  // Far too low to be called the cost.
  const alone = 'Late returns alone: at least $100.00.';

  test.each([
    { years: '2025, 2026', since: '', earned: '', lead: alone, notes: [agent] },
    { years: '', since: '7/4/2018', earned: '', lead: total, notes: [oldDebt] },
    { years: '', since: '10/4/2018', earned: '', lead: total, notes: [] },
    { years: '2025', since: '', earned: '30,000', lead: total, notes: [] },
    { years: '2025', since: '', earned: '38,000', lead: total, notes: ['instalments'] },
  ])('of the years $years and a debt of $since names what it leaves out', async (late) => {
    await show();
    type('Tax years you have not filed', late.years);
    type('Roughly what you earned in each of them', late.earned);
    type('Tax you owe', late.since && '1000');
    type('When it was due', late.since);
    await screen.findByText(late.lead);
    expect(screen.queryAllByText(total)).toHaveLength(late.lead === total ? 1 : 0);
    const leftOut = screen
      .queryAllByText(/tax agent|also cost|instalments/)
      .map((note) => note.textContent);
    expect(leftOut).toEqual(late.notes);
  });
});

test('what is filled cannot be folded away', async () => {
  await show();
  const summary = screen.getByText('I know what I owe');
  type('Tax you owe', '4.000');
  fireEvent.click(summary);
  expect(summary.closest('details')).toHaveAttribute('open');
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
