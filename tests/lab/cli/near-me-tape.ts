import { runHere } from '#statelab/tests/cli/run-here.ts';
import { save } from '#statelab/tests/cli/save.ts';
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

/** Saves a visit report with these tapes. */
export const saveReport = (...tapes: readonly Tape[]): string =>
  save(
    JSON.stringify({
      format: 'visit-report',
      version: 1,
      site: 'b41cf2a90d17',
      path: '/near-me',
      recordedAt: '2026-11-21T00:00:00.000Z',
      tapes: tapes.map((each) => ({ ...each, masked: true })),
    }),
  );

/** Runs the replay command. */
export const replay = (...args: readonly string[]) => runHere('replay', ...args);
