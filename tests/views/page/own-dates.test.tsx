// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OwnDates } from '#src/views/page/own-dates.tsx';
import { InSite } from '#tests/views/in-site.tsx';

test('before a visitor says which taxes are theirs, the next four dates are everybody’s', () => {
  const problems = vi.spyOn(console, 'error');
  const days = ['2026-11-30', '2027-01-15', '2027-02-08', '2027-03-01', '2027-04-07'];
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
  const shown = screen.getAllByRole('time').map((time) => time.getAttribute('datetime'));
  expect(shown).toEqual(days.slice(0, 4));
  // React warns of two with one key.
  expect(problems).not.toHaveBeenCalled();
});
