import { describe, expect, test } from 'vitest';
import { desktopMenuScenario } from '#machines/desktop-menu/desktop-menu.scenario.ts';
import { mobileMenuScenario } from '#machines/mobile-menu/mobile-menu.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

const open = (menu: string) => ({ type: 'MENU.OPEN', menu }) as const;

describe('the mobile menu', () => {
  test('starts closed, opens and closes', () => {
    const menu = drive(mobileMenuScenario);
    expect(menu.snapshot().value).toBe('closed');
    menu.send({ type: 'MENU.OPEN' });
    expect(menu.snapshot().value).toBe('open');
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
  test('starts closed and opens a group', () => {
    const menu = drive(desktopMenuScenario);
    expect(menu.snapshot().context.menu).toBeNull();
    menu.send(open('locations'));
    expect(menu.snapshot().value).toBe('open');
    expect(menu.snapshot().context.menu).toBe('locations');
  });

  test('switches to another group, and closes it', () => {
    const menu = drive(desktopMenuScenario);
    menu.send(open('locations'));
    menu.send(open('tools'));
    expect(menu.snapshot().context.menu).toBe('tools');
    menu.send({ type: 'MENU.CLOSE' });
    expect(menu.snapshot().value).toBe('closed');
    expect(menu.snapshot().context.menu).toBeNull();
  });
});
