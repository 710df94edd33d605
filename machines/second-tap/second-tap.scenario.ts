import type { Scenario } from '#machines/scenario.ts';
import { secondTapMachine } from './second-tap.machine.ts';

export const noPage = 'It swallows a press; nothing shows its state.';

export const secondTapScenario: Scenario<typeof secondTapMachine> = {
  machine: secondTapMachine,
  events: [
    { event: { type: 'PRESS.MAKE', x: 100, y: 100, at: 1000 } },
    { event: { type: 'PRESS.MAKE', x: 100, y: 124, at: 1499 } },
    { event: { type: 'PRESS.MAKE', x: 100, y: 124, at: 1500 } },
    { event: { type: 'PRESS.MAKE', x: 100, y: 200, at: 1200 } },
    { event: { type: 'CONFIRMATION.EXPIRE' } },
    { event: { type: 'VIEW.CHANGE' } },
    { event: { type: 'VIEW.PAINT', at: 1000 } },
    { event: { type: 'VIEW.SCROLL' } },
  ],
  outcomes: {},
  key: ({ value, context: { last } }) => `${value}: ${last === null ? 'none' : last.y}`,
  invariants: {
    'a change counts only after a press': ({ after }) =>
      after.matches('still') || after.context.last !== null,
    'a press elsewhere counts at once': ({ step, after }) =>
      step.kind !== 'event' ||
      step.event.type !== 'PRESS.MAKE' ||
      !after.matches('still') ||
      after.context.last?.y === step.event.y,
    'a press 500 ms after the paint counts': ({ step, before, after }) =>
      !before.matches('changed') ||
      step.kind !== 'event' ||
      step.event.type !== 'PRESS.MAKE' ||
      step.event.at < 1500 ||
      after.matches('still'),
  },
};
