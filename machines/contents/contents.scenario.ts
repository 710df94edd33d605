import type { Scenario } from '#machines/scenario.ts';
import { contentsMachine } from './contents.machine.ts';

export const noPage = 'It only marks: a visitor presses nothing.';

export const contentsScenario: Scenario<typeof contentsMachine> = {
  machine: contentsMachine,
  input: { sections: ['rates', 'dates'] },
  events: [
    { event: { type: 'SECTION.ENTER', section: 'rates' } },
    { event: { type: 'SECTION.ENTER', section: 'dates' } },
  ],
  outcomes: {},
  key: ({ value, context: { current } }) => `${value}: ${current ?? 'no section'}`,
  invariants: {
    'the section that came into view last is marked': ({ step, after }) =>
      step.kind === 'event' && after.context.current === step.event.section,
  },
};
