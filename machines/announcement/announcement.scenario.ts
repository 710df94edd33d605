import type { Scenario } from '#machines/scenario.ts';
import { announcementMachine } from './announcement.machine.ts';

export const noPage = 'It only speaks: a visitor presses nothing.';

export const announcementScenario: Scenario<typeof announcementMachine> = {
  machine: announcementMachine,
  events: [{ event: { type: 'RESULT.CHANGE' } }],
  outcomes: {},
  key: ({ value }) => value,
  invariants: {
    'a change clears the announcement': ({ step, after }) =>
      step.kind !== 'event' || after.matches('waiting'),
    'an announcement follows only a delay': ({ step, before, after }) =>
      !after.matches('announced') || (step.kind === 'wait' && before.matches('waiting')),
  },
};
