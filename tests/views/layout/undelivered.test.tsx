// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Entry } from '#machines/lead-outbox/entry.ts';
import { Undelivered } from '#src/views/layout/undelivered.tsx';
import { InSite, quietOutbox } from '#tests/views/in-site.tsx';

const entry = (key: string, refused: boolean): Entry => ({ key, body: 'form-name=quote', refused });

const show = (entries: readonly Entry[]) =>
  render(
    <InSite outbox={quietOutbox(entries)}>
      <main tabIndex={-1}>
        <Undelivered />
      </main>
    </InSite>,
  );

test('shows a rejected lead until the visitor deletes it', async () => {
  show([entry('a', true)]);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'A form you sent from this browser could not be delivered. Please call 0800 000 000 or write to hello@waymark.example and we will take your details ourselves.',
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'Delete my details from this browser' }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('shows several rejected leads together', async () => {
  show([entry('a', true), entry('b', true)]);
  expect((await screen.findByRole('alert')).textContent).toContain('2 forms you sent');
});

test('does not show pending leads', async () => {
  show([entry('a', false)]);
  await Promise.resolve();
  expect(screen.queryByRole('alert')).toBeNull();
});
