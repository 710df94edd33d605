import { describe, expect, test } from 'vitest';
import { desktopMenuScenario } from '#machines/desktop-menu/desktop-menu.scenario.ts';
import { mobileMenuScenario } from '#machines/mobile-menu/mobile-menu.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

const toggle = (menu: string) => ({ type: 'MENU.TOGGLE', menu }) as const;

describe('the mobile menu', () => {
  test('starts closed; its button opens and closes it', () => {
    const menu = drive(mobileMenuScenario);
    expect(menu.snapshot().value).toBe('closed');
    menu.send({ type: 'MENU.TOGGLE' });
    expect(menu.snapshot().value).toBe('open');
    menu.send({ type: 'MENU.TOGGLE' });
    expect(menu.snapshot().value).toBe('closed');
  });

  test('closes', () => {
    const menu = drive(mobileMenuScenario);
    menu.send({ type: 'MENU.TOGGLE' });
    menu.send({ type: 'MENU.CLOSE' });
    expect(menu.snapshot().value).toBe('closed');
  });

  test('stays closed when closed again', () => {
    const menu = drive(mobileMenuScenario);
    menu.send({ type: 'MENU.CLOSE' });
    expect(menu.snapshot().value).toBe('closed');
  });
});

describe('the desktop menu', () => {
  test('starts closed and opens the pressed group', () => {
    const menu = drive(desktopMenuScenario);
    expect(menu.snapshot().context.menu).toBeNull();
    menu.send(toggle('locations'));
    expect(menu.snapshot().value).toBe('open');
    expect(menu.snapshot().context.menu).toBe('locations');
  });

  test('switches to another group, and closes the open one', () => {
    const menu = drive(desktopMenuScenario);
    menu.send(toggle('locations'));
    menu.send(toggle('tools'));
    expect(menu.snapshot().context.menu).toBe('tools');
    menu.send(toggle('tools'));
    expect(menu.snapshot().value).toBe('closed');
    expect(menu.snapshot().context.menu).toBeNull();
  });

  test('closes any open group', () => {
    const menu = drive(desktopMenuScenario);
    menu.send(toggle('services'));
    menu.send({ type: 'MENU.CLOSE' });
    expect(menu.snapshot().value).toBe('closed');
    expect(menu.snapshot().context.menu).toBeNull();
  });
});
