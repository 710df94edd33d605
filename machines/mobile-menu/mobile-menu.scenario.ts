import type { Scenario } from '#machines/scenario.ts';
import { mobileMenuMachine } from './mobile-menu.machine.ts';

export const mobileMenuScenario: Scenario<typeof mobileMenuMachine> = {
  machine: mobileMenuMachine,
  events: [{ event: { type: 'MENU.TOGGLE' } }, { event: { type: 'MENU.CLOSE' } }],
  outcomes: {},
  key: ({ value }) => value,
  invariants: {
    'the button opens a closed menu and closes an open one': ({ step, before, after }) =>
      step.kind !== 'event' ||
      step.event.type !== 'MENU.TOGGLE' ||
      after.hasTag('open') !== before.hasTag('open'),
    'closing closes the menu': ({ step, after }) =>
      step.kind !== 'event' || step.event.type !== 'MENU.CLOSE' || !after.hasTag('open'),
  },
};
