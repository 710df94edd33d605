// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OwnDates } from '#src/views/page/own-dates.tsx';
import { InSite } from '#tests/views/in-site.tsx';

/** Shows the next dates of one tax, from 27 November 2026 on. Returns a reading of those shown. */
function showDates(...days: readonly string[]): () => readonly (string | null)[] {
  render(
    <InSite>
      <OwnDates
        kind="dates"
        id="next-dates"
        heading="Next tax dates"
        shape="strip"
        taxes={['gst']}
        each={days.length}
        dates={days.map((due) => ({ due, day: due, what: 'GST' }))}
        from="2026-11-27"
      />
    </InSite>,
  );
  return () => screen.getAllByRole('time').map((time) => time.getAttribute('datetime'));
}

test('before a visitor says which taxes are theirs, the next four dates are everybody’s', () => {
  const problems = vi.spyOn(console, 'error');
  const shown = showDates('2026-11-30', '2027-01-15', '2027-02-08', '2027-03-01', '2027-04-07');
  expect(shown()).toEqual(['2026-11-30', '2027-01-15', '2027-02-08', '2027-03-01']);
  // React warns of two with one key.
  expect(problems).not.toHaveBeenCalled();
});

test('the next dates become a visitor’s own, and screen readers hear of it', async () => {
  const shown = showDates('2026-11-30');
  // They announce what comes into a region that is there already.
  const status = screen.getByRole('status', { hidden: true });
  expect(status).toBeEmptyDOMElement();
  await userEvent.click(screen.getByText('Which taxes are yours?'));
  await userEvent.click(screen.getByLabelText('I file it'));
  expect(status).toHaveTextContent('The dates above are your own next four. As calendar files:');
  // 7 February is a weekend or a day off in both years, because Waitangi Day is on a weekend.
  expect(shown()).toEqual(['2027-02-09', '2027-07-07', '2028-02-08', '2028-07-07']);
});
