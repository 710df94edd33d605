import { navigation } from '#content/interface/navigation.ts';
import type { desktopMenuMachine } from '#machines/desktop-menu/desktop-menu.machine.ts';
import { desktopMenuScenario } from '#machines/desktop-menu/desktop-menu.scenario.ts';
import type { mobileMenuMachine } from '#machines/mobile-menu/mobile-menu.machine.ts';
import { mobileMenuScenario } from '#machines/mobile-menu/mobile-menu.scenario.ts';
import { open, press, type Act } from 'statelab/page/act';
import { desktop, phone, type PageScript } from 'statelab/page/page-script';

const escape: Act = { do: 'key', key: 'Escape' };

const labels: Readonly<Record<string, string>> = {
  locations: navigation.groups.locations.label,
  services: navigation.groups.services.label,
};

export const desktopMenuPage: PageScript<typeof desktopMenuMachine> = {
  scenario: desktopMenuScenario,
  viewport: desktop,
  prepare: [open('/')],
  acts: (step) => {
    if (step.kind !== 'event') return [];
    return step.event.type === 'MENU.CLOSE'
      ? [escape]
      : [press('button', labels[step.event.menu] ?? step.event.menu)];
  },
  canHappen: () => true,
  finds: ({ context }) =>
    Object.entries(labels).map(([menu, name]) => ({
      do: 'find',
      control: { role: 'button', name },
      expanded: menu === context.menu,
    })),
  leftToUnitTests: [],
};

export const mobileMenuPage: PageScript<typeof mobileMenuMachine> = {
  scenario: mobileMenuScenario,
  viewport: phone,
  prepare: [open('/')],
  acts: (step) => {
    if (step.kind !== 'event') return [];
    return step.event.type === 'MENU.CLOSE' ? [escape] : [press('button', navigation.menuButton)];
  },
  canHappen: () => true,
  leftToUnitTests: [],
};
