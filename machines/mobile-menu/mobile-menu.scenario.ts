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
    'the menu is open from its opening to its closing': ({ step, after }) =>
      step.kind === 'event' && after.hasTag('open') === (step.event.type === 'MENU.OPEN'),
  },
};
