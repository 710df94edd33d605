import type { Scenario } from '#machines/scenario.ts';
import { stickyBarMachine } from './sticky-bar.machine.ts';

export const stickyBarScenario: Scenario<typeof stickyBarMachine> = {
  machine: stickyBarMachine,
  events: [0, 299, 300, 301, 302, 5000].map((y) => ({ event: { type: 'PAGE.SCROLL', y } })),
  outcomes: {},
  key: ({ value }) => value,
  invariants: {
    'the bar shows exactly while the page is scrolled by more than 300 pixels': ({ step, after }) =>
      step.kind !== 'event' || after.hasTag('visible') === step.event.y > 300,
  },
};
