// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fromPromise, SimulatedClock } from 'xstate';
import type { Delivery, DeliveryInput, Entry } from '#machines/lead-outbox/outbox-model.ts';
import type { outboxActors } from '#src/app/actors.ts';
import { Undelivered } from '#src/views/layout/undelivered.island.tsx';
import { InSite, quietOutbox } from '#tests/views/in-site.tsx';

const entry = (key: string, refused: boolean): Entry => ({ key, body: 'form-name=quote', refused });

const show = (outbox: typeof outboxActors, clock = new SimulatedClock()) =>
  render(
    <InSite outbox={outbox} clock={clock}>
      <main tabIndex={-1}>
        <Undelivered />
      </main>
    </InSite>,
  );

test('shows several rejected leads together', async () => {
  show(quietOutbox([entry('a', true), entry('b', true)]));
  expect((await screen.findByRole('alert')).textContent).toContain('2 forms you sent');
});

test.each([
  ['Send it now', 'sent'],
  ['Delete my details from this browser', 'deleted'],
])('asks about an old lead, which %s has %s', async (name, end) => {
  const delivery = vi.fn<(confirmed: boolean | undefined) => void>();
  const outbox = {
    ...quietOutbox([entry('a', false)]),
    deliverEntry: fromPromise<Delivery, DeliveryInput>(async ({ input: { isConfirmed } }) => {
      delivery(isConfirmed);
      return isConfirmed ? { status: 200 } : { status: 0, unsent: 'stale' };
    }),
  };
  const clock = new SimulatedClock();
  show(outbox, clock);
  await screen.findByRole('main');
  await act(async () => clock.increment(5000));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'A form sent from this browser more than a week ago could not be delivered then. Shall we send it now?',
  );
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => clock.increment(600_000));
  expect(delivery.mock.calls).toEqual(end === 'sent' ? [[undefined], [true]] : [[undefined]]);
});
