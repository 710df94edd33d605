import type { Scenario } from '#statelab/scenario.ts';
import { mobileMenuMachine } from './mobile-menu.machine.ts';

export const mobileMenuScenario: Scenario<typeof mobileMenuMachine> = {
  machine: mobileMenuMachine,
  events: [{ event: { type: 'MENU.TOGGLE' } }, { event: { type: 'MENU.CLOSE' } }],
  outcomes: {},
  key: ({ value }) => value,
  invariants: {
    'the button opens what is closed and closes what is open': ({ step, before, after }) =>
      step.kind !== 'event' ||
      step.event.type !== 'MENU.TOGGLE' ||
      after.hasTag('open') !== before.hasTag('open'),
    'closing leaves it closed': ({ step, after }) =>
      step.kind !== 'event' || step.event.type !== 'MENU.CLOSE' || !after.hasTag('open'),
  },
};
