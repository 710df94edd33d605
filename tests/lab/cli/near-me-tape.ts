import { runHere } from '#statelab/tests/cli/run-here.ts';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';

/** A visit of two steps. */
export const tape = recordPath(
  nearMeScenario,
  [
    { kind: 'outcome', actor: 'permission', outcome: 'denied' },
    { kind: 'wait', ms: 5000 },
  ],
  { path: '/near-me', recordedAt: '2026-11-21T09:00:00.000Z', masked: false },
);

/** The visit, with another state at its end, so that it fails. */
export const failing: Tape = {
  ...tape,
  steps: tape.steps.map((step, index) => (index === 1 ? { ...step, state: 'located' } : step)),
};

/** Runs the replay command. */
export const replay = (...args: readonly string[]) =>
  runHere('replay', ...args);
