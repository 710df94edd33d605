// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from '#content/pages/behind-with-tax.ts';
import { BehindWithTaxPage } from '#src/views/behind-with-tax/behind-with-tax-page.tsx';
import { atEveryClock } from '#tests/clocks.ts';
import { InSite } from '#tests/views/in-site.tsx';

const show = () =>
  act(async () =>
    render(
      <InSite>
        <BehindWithTaxPage page={{ ...page, sections: [] }} />
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
    'With a tax agent who took you on in time, the return for 2026 is due by 31 March 2027 and not late yet.';
  const oldDebt =
    'Tax of years before 2017–18, and GST of periods before April 2017, also carried 1% a month. That is not in the sum.';

  test.each([
    { years: '2025, 2026', since: '', notes: [agent] },
    { years: '2024, 2025', since: '', notes: [] },
    { years: '', since: '7/4/2018', notes: [oldDebt] },
    { years: '', since: '8/4/2018', notes: [] },
  ])('names what a sum for the years $years and a debt of $since leaves out', async (late) => {
    await show();
    for (const [name, value] of [
      ['Tax years you have not filed', late.years],
      ['Tax you owe', late.since && '1000'],
      ['When it was due', late.since],
    ] as const) {
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    }
    const leftOut = screen.queryAllByText(/tax agent|also carried/).map((note) => note.textContent);
    expect(leftOut).toEqual(late.notes);
  });

  test('takes focus when the visitor asks for it', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Show what it costs' }));
    expect(screen.getByRole('heading', { name: 'An example' })).toHaveFocus();
  });
});
