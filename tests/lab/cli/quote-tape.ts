import { runHere } from '#statelab/tests/cli/run-here.ts';
import { save } from '#statelab/tests/cli/save.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { goodTape } from '#tests/lab/replay/tampered.ts';

/** A visit of three steps. */
export const tape: Tape = { ...goodTape, steps: goodTape.steps.slice(0, 3) };

/** The visit, with another state at its end, so that it fails. */
export const failing: Tape = {
  ...tape,
  steps: tape.steps.map((step, index) => (index === 2 ? { ...step, state: 'thank-you' } : step)),
};

/** Saves a visit report with these tapes. */
export const saveReport = (...tapes: readonly Tape[]): string =>
  save(
    JSON.stringify({
      format: 'visit-report',
      version: 1,
      site: 'b41cf2a90d17',
      path: '/quote',
      recordedAt: '2026-11-21T00:00:00.000Z',
      tapes: tapes.map((each) => ({ ...each, masked: true })),
    }),
  );

/** Runs the replay command. */
export const replay = (...args: readonly string[]) => runHere('replay', ...args);
