// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from '#content/pages/behind-with-tax.ts';
import { BehindWithTaxPage } from '#src/views/behind-with-tax/behind-with-tax-page.tsx';
import { atEveryClock } from '#tests/clocks.ts';
import { InSite } from '#tests/views/in-site.tsx';

atEveryClock((day) => {
  const next = new Map([
    ['2027-01-15', '16/1/2027'],
    ['2026-08-29', '30/8/2026'],
  ]);

  test('tax can be due on the day in New Zealand, but not on the next', async () => {
    await act(async () =>
      render(
        <InSite>
          <BehindWithTaxPage page={{ ...page, sections: [] }} />
        </InSite>,
      ),
    );
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
