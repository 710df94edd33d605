import '#lab.config.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape, TapeStep } from '#statelab/tape/tape.ts';
import type { Difference } from '#statelab/replay/comparison.ts';

/**
 * A visit of the wizard with everything a tape can contain: an effect, controls, a timer and
 * rejections.
 */
export const goodTape: Tape = recordPath(
  quoteWizardScenario,
  [
    { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' },
    { kind: 'event', event: { type: 'ANSWER.CHOOSE', value: 'company' } },
    { kind: 'wait', ms: 800 },
    { kind: 'event', event: { type: 'STEP.NEXT' } },
    { kind: 'event', event: { type: 'LEAD.DELIVERED' } },
  ],
  { path: '/quote', recordedAt: '2026-11-21T09:00:00.000Z', masked: false },
);

/** A change by hand, its step, and the part where it is found. */
export interface Tampering {
  readonly what: string;
  readonly step: number;
  readonly change: (step: TapeStep) => Partial<TapeStep>;
  readonly of: Difference['of'];
  readonly part?: string;
}

const timer = 'xstate.after.autoAdvance.quote-wizard.business-type.advancing';

export const tamperings: readonly Tampering[] = [
  { what: 'a state', step: 1, change: () => ({ state: { location: 'waiting' } }), of: 'state' },
  {
    what: 'the value of an event',
    step: 2,
    change: ({ event }) => ({ event: { ...event, value: 'trust' } }),
    of: 'context',
    part: 'answers',
  },
  {
    what: 'the type of an event',
    step: 2,
    change: () => ({ event: { type: 'STEP.BACK' } }),
    of: 'transitions',
  },
  {
    what: 'an event that did nothing',
    step: 5,
    change: () => ({ event: { type: 'PAGE.LOST' } }),
    of: 'failure',
  },
  {
    what: 'the event of a timer',
    step: 3,
    change: () => ({ event: { type: 'xstate.after.autoAdvance.quote-wizard.location' } }),
    of: 'event',
  },
  {
    what: 'a value of the context that did not change',
    step: 3,
    change: () => ({ context: { invalidSubmits: 1 } }),
    of: 'context',
    part: 'invalidSubmits',
  },
  {
    what: 'a timer',
    step: 2,
    change: () => ({ delays: { [timer]: 900 } }),
    of: 'timers',
    part: timer,
  },
  {
    what: 'a refused guard',
    step: 5,
    change: () => ({ refused: [{ guard: 'is complete', values: {} }] }),
    of: 'refusal',
  },
  {
    what: 'the effect that answered',
    step: 1,
    change: () => ({ actor: 'constructor' }),
    of: 'failure',
  },
];

/** The valid tape with one change. */
export const tamper = ({ step, change }: Tampering) => ({
  ...goodTape,
  steps: goodTape.steps.map((kept, index) =>
    index + 1 === step ? { ...kept, ...change(kept) } : kept,
  ),
});
