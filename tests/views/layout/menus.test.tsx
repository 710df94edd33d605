// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DesktopMenu } from '#src/views/layout/desktop-menu.tsx';
import { MobileMenu } from '#src/views/layout/mobile-menu.tsx';
import { InSite } from '#tests/views/in-site.tsx';

/** jsdom has no popovers: this is what a browser would say of one. */
function toggle(panel: HTMLElement, newState: 'open' | 'closed'): void {
  fireEvent(panel, Object.assign(new Event('toggle'), { newState }));
}

/** The panel that a button opens. jsdom shows it. */
function panelOf(name: string): HTMLElement {
  const id = screen.getByRole('button', { name, hidden: true }).getAttribute('popovertarget') ?? '';
  const panel = document.getElementById(id);
  if (panel?.getAttribute('popover') !== '') throw new Error(`${name} opens no popover.`);
  return panel;
}

const link = (name: string): HTMLElement => screen.getByRole('link', { name, hidden: true });
const stateOf = (machine: string) =>
  document.querySelector(`[data-machine="${machine}"]`)?.getAttribute('data-state');

/** Prevents navigation, which jsdom lacks. */
function stay(event: Event): void {
  event.preventDefault();
}

test('the menu of the wide header follows what the browser opens and closes', () => {
  render(<DesktopMenu />, { wrapper: InSite });
  expect(stateOf('desktop-menu')).toBe('closed');
  toggle(panelOf('Locations'), 'open');
  expect(stateOf('desktop-menu')).toBe('open');
  // Of two that change at once, the browser may say either first.
  toggle(panelOf('Tools'), 'open');
  toggle(panelOf('Locations'), 'closed');
  expect(stateOf('desktop-menu')).toBe('open');
  toggle(panelOf('Tools'), 'closed');
  expect(stateOf('desktop-menu')).toBe('closed');
});

test('the menu of the narrow header closes when one of its links is followed, or when focus goes on', async () => {
  const user = userEvent.setup();
  render(
    <>
      <MobileMenu />
      <button type="button">Elsewhere</button>
    </>,
    { wrapper: InSite },
  );
  toggle(panelOf('Menu'), 'open');
  link('Wellington').addEventListener('click', stay);
  await user.click(link('Wellington'));
  expect(stateOf('mobile-menu')).toBe('closed');
  toggle(panelOf('Menu'), 'open');
  act(() => link('Auckland').focus());
  // Focus that leaves the window goes to no element.
  act(() => link('Auckland').blur());
  expect(stateOf('mobile-menu')).toBe('open');
  act(() => link('Auckland').focus());
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(stateOf('mobile-menu')).toBe('closed');
});
