import type { Scenario } from '#statelab/scenario.ts';
import { secondTapMachine } from './second-tap.machine.ts';

export const secondTapScenario: Scenario<typeof secondTapMachine> = {
  machine: secondTapMachine,
  events: [
    { event: { type: 'PRESS.MAKE', x: 100, y: 100 } },
    { event: { type: 'PRESS.MAKE', x: 100, y: 124 } },
    { event: { type: 'PRESS.MAKE', x: 100, y: 200 } },
    { event: { type: 'PRESS.FORGET' } },
    { event: { type: 'VIEW.MOVE' } },
  ],
  outcomes: {},
  key: ({ value, context: { last } }) => `${value}: ${last === null ? 'none' : last.y}`,
  invariants: {
    'a move counts only after a press': ({ after }) =>
      !after.matches('moved') || after.context.last !== null,
    'a press elsewhere counts at once': ({ step, after }) =>
      step.kind !== 'event' ||
      step.event.type !== 'PRESS.MAKE' ||
      after.matches('moved') ||
      after.context.last?.y === step.event.y,
  },
};
