import type { Scenario } from '#machines/scenario.ts';
import { mobileMenuMachine } from './mobile-menu.machine.ts';

export const mobileMenuScenario: Scenario<typeof mobileMenuMachine> = {
  machine: mobileMenuMachine,
  events: [
    { event: { type: 'MENU.OPEN' }, when: (snapshot) => !snapshot.hasTag('open') },
    { event: { type: 'MENU.CLOSE' } },
  ],
  outcomes: {},
  key: ({ value }) => value,
  invariants: {
    'opening opens the menu': ({ step, after }) =>
      step.kind !== 'event' || step.event.type !== 'MENU.OPEN' || after.hasTag('open'),
    'closing closes the menu': ({ step, after }) =>
      step.kind !== 'event' || step.event.type !== 'MENU.CLOSE' || !after.hasTag('open'),
  },
};
