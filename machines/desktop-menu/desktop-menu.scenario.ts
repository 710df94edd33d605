import type { Scenario } from '#machines/scenario.ts';
import { desktopMenuMachine } from './desktop-menu.machine.ts';

export const desktopMenuScenario: Scenario<typeof desktopMenuMachine> = {
  machine: desktopMenuMachine,
  events: [
    { event: { type: 'MENU.TOGGLE', menu: 'locations' } },
    { event: { type: 'MENU.TOGGLE', menu: 'services' } },
    { event: { type: 'MENU.CLOSE' } },
  ],
  outcomes: {},
  key: ({ context }) => `open: ${context.menu ?? 'none'}`,
  invariants: {
    'a menu is set exactly while one is open': ({ after }) =>
      after.hasTag('open') === (after.context.menu !== null),
    'a button opens its menu, and closes it when pressed again': ({ step, before, after }) =>
      step.kind !== 'event' ||
      step.event.type !== 'MENU.TOGGLE' ||
      after.context.menu === (before.context.menu === step.event.menu ? null : step.event.menu),
    'closing closes the open menu': ({ step, after }) =>
      step.kind !== 'event' || step.event.type !== 'MENU.CLOSE' || after.context.menu === null,
  },
};
