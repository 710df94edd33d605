import type { Scenario } from '#statelab/scenario.ts';
import { labRecorderMachine, longestVisit } from './recorder.machine.ts';

export const labRecorderScenario: Scenario<typeof labRecorderMachine> = {
  machine: labRecorderMachine,
  events: [
    { event: { type: 'VISIT.BEGIN', length: 0 } },
    { event: { type: 'VISIT.GROW', length: 1 } },
    { event: { type: 'VISIT.GROW', length: longestVisit - 1 } },
    { event: { type: 'VISIT.GROW', length: longestVisit } },
    { event: { type: 'VISIT.ANEW' } },
    { event: { type: 'MASK.LIFT' } },
    { event: { type: 'MASK.PUT_ON' } },
  ],
  outcomes: {},
  key: ({ value, context }) => `${JSON.stringify(value)} ${context.length}`,
  invariants: {
    'fields are masked until the tester lifts the mask': ({ step, before, after }) =>
      after.hasTag('masked') || !before.hasTag('masked') || isLift(step),
    'a tape is full exactly where the visit reached its limit': ({ after }) =>
      !after.hasTag('full') || after.context.length >= longestVisit,
    'a page is loaded anew only when asked': ({ step, sentEvents }) =>
      sentEvents.length === 0 || (step.kind === 'event' && step.event.type === 'VISIT.ANEW'),
  },
};

function isLift(step: { readonly kind: string; readonly event?: { readonly type: string } }) {
  return step.kind === 'event' && step.event?.type === 'MASK.LIFT';
}
