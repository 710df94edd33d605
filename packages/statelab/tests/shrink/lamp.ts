import type { Scenario, Step } from '#statelab/scenario.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { lamp } from './lamp.machine.ts';

export const lampScenario: Scenario<typeof lamp> = {
  machine: lamp,
  events: [],
  outcomes: {},
  key: ({ value }) => value,
  invariants: {},
};

export const touch: Step<typeof lamp> = { kind: 'event', event: { type: 'TOUCH' } };
export const clap: Step<typeof lamp> = { kind: 'event', event: { type: 'CLAP', loud: true } };
export const smash: Step<typeof lamp> = { kind: 'event', event: { type: 'SMASH' } };
export const lock: Step<typeof lamp> = { kind: 'event', event: { type: 'LOCK' } };

/** What the lamp was told, with the last step as it is recorded in another way. */
export function lighting(
  steps: readonly Step<typeof lamp>[],
  last: Partial<Tape['steps'][number]> = {},
): Tape {
  const tape = recordPath(lampScenario, steps, {
    path: '',
    recordedAt: '2026-11-21T09:00:00.000Z',
    masked: false,
  });
  const kept = tape.steps.slice(0, -1);
  return {
    ...tape,
    steps: [...kept, ...tape.steps.slice(-1).map((step) => Object.assign({}, step, last))],
  };
}
