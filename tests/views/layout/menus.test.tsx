// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { DesktopMenu } from '#src/views/layout/desktop-menu.tsx';
import { MobileMenu } from '#src/views/layout/mobile-menu.tsx';
import { InSite } from '#tests/views/in-site.tsx';

// jsdom has no layout, so both headers are visible.
const button = (name: string): HTMLElement => screen.getByRole('button', { name, hidden: true });
const link = (name: string): HTMLElement => screen.getByRole('link', { name, hidden: true });
const isOpen = (name: string): boolean => button(name).getAttribute('aria-expanded') === 'true';

/** Prevents navigation, which jsdom lacks. */
function stay(event: Event): void {
  event.preventDefault();
}

describe('the menu of the wide header', () => {
  const groups = ['Locations', 'Services', 'Tools'];

  test('lists the links of each group', () => {
    render(<DesktopMenu />, { wrapper: InSite });
    const panels = groups.map((name) => {
      const panel = document.getElementById(button(name).getAttribute('aria-controls') ?? '');
      return Array.from(panel?.querySelectorAll('a') ?? [], (each) => each.getAttribute('href'));
    });
    expect(panels).toEqual([
      ['/auckland', '/wellington', '/christchurch'],
      ['/small-business-tax', '/gst-and-bas-returns', '/#services'],
      ['/tax-calculator', '/gst-calculator'],
    ]);
    expect(link('Resources').getAttribute('href')).toBe('/blog');
  });

  test('opens one group at a time, and closes the open one', async () => {
    const user = userEvent.setup();
    render(<DesktopMenu />, { wrapper: InSite });
    expect(groups.map(isOpen)).toEqual([false, false, false]);
    await user.click(button('Locations'));
    expect(groups.map(isOpen)).toEqual([true, false, false]);
    await user.click(button('Tools'));
    expect(groups.map(isOpen)).toEqual([false, false, true]);
    await user.click(button('Tools'));
    expect(groups.map(isOpen)).toEqual([false, false, false]);
  });

  test('closes on Escape, focuses the group, and ignores other keys', async () => {
    const user = userEvent.setup();
    render(<DesktopMenu />, { wrapper: InSite });
    await user.click(button('Services'));
    link('GST & BAS Returns').focus();
    await user.keyboard('a');
    expect(isOpen('Services')).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen('Services')).toBe(false);
    expect(document.activeElement).toBe(button('Services'));
  });

  test('closes on a press on an unfocusable element', async () => {
    const user = userEvent.setup();
    render(<DesktopMenu />, { wrapper: InSite });
    await user.click(button('Services'));
    await user.click(document.body);
    expect(isOpen('Services')).toBe(false);
  });

  test('closes when focus leaves it', async () => {
    const user = userEvent.setup();
    render(
      <>
        <DesktopMenu />
        <button type="button">Elsewhere</button>
      </>,
      { wrapper: InSite },
    );
    await user.click(button('Services'));
    await user.click(button('Elsewhere'));
    expect(isOpen('Services')).toBe(false);
  });

  test('closes when one of its links is followed', async () => {
    const user = userEvent.setup();
    render(<DesktopMenu />, { wrapper: InSite });
    await user.click(button('Locations'));
    link('Wellington').addEventListener('click', stay);
    await user.click(link('Wellington'));
    expect(isOpen('Locations')).toBe(false);
  });
});

describe('the menu of the narrow header', () => {
  test('lists the same links, and the quote', () => {
    render(<MobileMenu />, { wrapper: InSite });
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((each) => each.getAttribute('href'))).toEqual([
      '/auckland',
      '/wellington',
      '/christchurch',
      '/small-business-tax',
      '/gst-and-bas-returns',
      '/#services',
      '/tax-calculator',
      '/gst-calculator',
      '/blog',
      '/quote',
    ]);
  });

  test('opens and closes by its button', async () => {
    const user = userEvent.setup();
    render(<MobileMenu />, { wrapper: InSite });
    expect(isOpen('Menu')).toBe(false);
    await user.click(button('Menu'));
    expect(isOpen('Menu')).toBe(true);
    await user.click(button('Menu'));
    expect(isOpen('Menu')).toBe(false);
  });

  test('closes on Escape, and focuses its button', async () => {
    const user = userEvent.setup();
    render(<MobileMenu />, { wrapper: InSite });
    await user.click(button('Menu'));
    link('Wellington').focus();
    await user.keyboard('{Escape}');
    expect(isOpen('Menu')).toBe(false);
    expect(document.activeElement).toBe(button('Menu'));
  });

  test('closes when one of its links is followed', async () => {
    const user = userEvent.setup();
    render(<MobileMenu />, { wrapper: InSite });
    await user.click(button('Menu'));
    link('Wellington').addEventListener('click', stay);
    await user.click(link('Wellington'));
    expect(isOpen('Menu')).toBe(false);
  });

  test('stays open on a press inside, and closes on one outside', async () => {
    const user = userEvent.setup();
    render(<MobileMenu />, { wrapper: InSite });
    await user.click(button('Menu'));
    await user.click(screen.getByRole('heading', { name: 'Locations', hidden: true }));
    expect(isOpen('Menu')).toBe(true);
    await user.click(screen.getByRole('navigation', { hidden: true }));
    expect(isOpen('Menu')).toBe(false);
  });
});
