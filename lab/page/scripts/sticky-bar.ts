import type { stickyBarMachine } from '#machines/sticky-bar/sticky-bar.machine.ts';
import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';
import { open, world } from '#lab/page/act.ts';
import { phone, type PageScript } from '#lab/page/page-script.ts';

export const stickyBarPage: PageScript<typeof stickyBarMachine> = {
  scenario: stickyBarScenario,
  viewport: phone,
  prepare: [open('/')],
  acts: (step) => (step.kind === 'event' ? [world('scrollTo', step.event.y)] : []),
  canHappen: () => true,
  leftToUnitTests: [],
};
