import type { stickyBarMachine } from '#machines/sticky-bar/sticky-bar.machine.ts';
import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';
import { open, world } from 'statelab/page/act';
import { phone, type PageScript } from 'statelab/page/page-script';

export const stickyBarPage: PageScript<typeof stickyBarMachine> = {
  scenario: stickyBarScenario,
  viewport: phone,
  prepare: [open('/')],
  acts: (step) => (step.kind === 'event' ? [world('scrollTo', step.event.y)] : []),
  canHappen: () => true,
  leftToUnitTests: [],
};
