// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverFocusAfterPress } from '#src/app/focus-after-press.ts';
import { QuickQuoteForm } from '#src/views/forms/quick-quote-form.tsx';
import { siteWith } from '#tests/views/forms/show-form.tsx';

const warning = 'Check this number: a New Zealand one looks like 021 555 0123 or 09 555 1234.';

const phone = () => screen.getByRole('textbox', { name: 'Phone number (optional)' });
const submit = () => screen.getByRole('button');

beforeAll(() => {
  window.early = { held: [], on: false, discard: () => {} };
  deliverFocusAfterPress();
});

beforeEach(async () => {
  siteWith('log').show(<QuickQuoteForm id="hero" variant="default" />);
  await userEvent.type(phone(), '12 34');
});

test('a field warns once the press of a button has ended, not before', async () => {
  const pointer = userEvent.setup();
  await pointer.pointer({ target: submit(), keys: '[MouseLeft>]' });
  expect(submit()).toHaveFocus();
  expect(phone()).not.toHaveAccessibleDescription();
  await pointer.pointer({ target: submit(), keys: '[/MouseLeft]' });
  expect(phone()).toHaveAccessibleDescription(warning);
});

test('a field warns at once when the right button leaves it for a menu', async () => {
  await userEvent.pointer({ target: submit(), keys: '[MouseRight>]' });
  expect(phone()).toHaveAccessibleDescription(warning);
});

test('a field warns when the mouse is let go elsewhere, without a click', async () => {
  const pointer = userEvent.setup();
  await pointer.pointer({ target: submit(), keys: '[MouseLeft>]' });
  submit().dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  await expect.poll(() => phone().getAttribute('aria-describedby')).toBe('hero-phone-warning');
});

test('a field warns when a key is pressed before the mouse is let go', async () => {
  const visitor = userEvent.setup();
  await visitor.pointer({ target: submit(), keys: '[MouseLeft>]' });
  expect(phone()).not.toHaveAccessibleDescription();
  await visitor.keyboard('{Escape}');
  expect(phone()).toHaveAccessibleDescription(warning);
});

test('a field warns at once when a key moves focus', async () => {
  await userEvent.tab();
  expect(phone()).toHaveAccessibleDescription(warning);
});

test('shows a field’s late warning before the next press', async () => {
  const pointer = userEvent.setup();
  await pointer.pointer({ target: submit(), keys: '[MouseLeft>]' });
  // The mouse was let go outside the window, which says nothing.
  submit().dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await expect.poll(() => phone().getAttribute('aria-describedby')).toBe('hero-phone-warning');
});

test('a field does not warn during a press because the one before has just ended', async () => {
  const pointer = userEvent.setup({ delay: null });
  phone().dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  await pointer.pointer({ target: submit(), keys: '[MouseLeft>]' });
  // Timers run in order, so that of the first press has run after this one.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(submit()).toHaveFocus();
  expect(phone()).not.toHaveAccessibleDescription();
});

test('a field warns when a drag ends, after which no mouse is let go', async () => {
  const pointer = userEvent.setup();
  await pointer.pointer({ target: submit(), keys: '[MouseLeft>]' });
  expect(phone()).not.toHaveAccessibleDescription();
  submit().dispatchEvent(new Event('dragend', { bubbles: true }));
  await expect.poll(() => phone().getAttribute('aria-describedby')).toBe('hero-phone-warning');
});
