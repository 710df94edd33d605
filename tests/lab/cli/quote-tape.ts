import { runHere } from '#statelab/tests/cli/run-here.ts';
import { save } from '#statelab/tests/cli/save.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';

/** A visit of three steps. */
export const tape = recordPath(
  quoteWizardScenario,
  [
    { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' },
    { kind: 'event', event: { type: 'ANSWER.CHOOSE', value: 'sole-trader' } },
    { kind: 'wait', ms: 800 },
  ],
  { path: '/quote', recordedAt: '2026-11-21T09:00:00.000Z', masked: false },
);

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
