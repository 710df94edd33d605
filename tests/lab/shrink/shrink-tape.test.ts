import { expect, test } from 'vitest';
import type { Step } from '#statelab/scenario.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import { shrinkTape } from '#statelab/shrink/shrink-tape.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape, TapeStep } from '#statelab/tape/tape.ts';
import { shopping, tillScenario } from '#statelab/tests/shrink/till.ts';

type WizardStep = Step<typeof quoteWizardMachine>;

const choose = (value: string): WizardStep => ({
  kind: 'event',
  event: { type: 'ANSWER.CHOOSE', value },
});
const advance: WizardStep = { kind: 'wait', ms: 800 };
const back: WizardStep = { kind: 'event', event: { type: 'STEP.BACK' } };

/** A visitor who changes their mind, and finally chooses a city. */
const visit = (): Tape =>
  recordPath(
    quoteWizardScenario,
    [
      { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' },
      choose('company'),
      advance,
      back,
      choose('sole-trader'),
      advance,
      choose('auckland'),
      advance,
      back,
      choose('wellington'),
    ],
    { path: '/quote', recordedAt: '2026-11-21T09:00:00.000Z', masked: false },
  );

const withLast = (tape: Tape, change: (step: TapeStep) => TapeStep): Tape => ({
  ...tape,
  steps: tape.steps.map((step, index) => (index === tape.steps.length - 1 ? change(step) : step)),
});

const typesOf = (tape: Tape | undefined) => tape?.steps.map(({ event }) => event.type);

test('a visit with a wrong last state shrinks to the steps that lead to it, and fails in the same way', () => {
  const red = withLast(visit(), (step) => ({ ...step, state: { location: 'chosen' } }));
  const shrunk = shrinkTape(quoteWizardScenario, red);
  expect(typesOf(shrunk)).toEqual([
    'xstate.done.actor.0.quote-wizard.restoring',
    'ANSWER.CHOOSE',
    'xstate.after.autoAdvance.quote-wizard.business-type.advancing',
    'ANSWER.CHOOSE',
  ]);
  expect(shrunk && replayTape(quoteWizardScenario, shrunk).difference).toMatchObject({
    step: 4,
    of: 'state',
    recorded: { location: 'chosen' },
    model: { location: 'advancing' },
  });
});

test('a difference in the context keeps only the steps that it needs', () => {
  const tape = shopping(['tea', 4], ['milk', 3], ['sugar', 2]);
  const red = withLast(tape, (step) => ({ ...step, context: { ...step.context, total: 8 } }));
  const shrunk = shrinkTape(tillScenario, red);
  expect(shrunk?.steps.map(({ event }) => event)).toEqual([
    { type: 'ITEM', name: 'tea', price: 4 },
    { type: 'ITEM', name: 'milk', price: 3 },
    { type: 'ITEM', name: 'sugar', price: 2 },
  ]);
  expect(shrunk && replayTape(tillScenario, shrunk).difference).toMatchObject({
    step: 3,
    of: 'context',
    part: 'total',
    recorded: 8,
    model: 9,
  });
});

test('shrinks a tape that makes the machine throw', () => {
  const tape = shopping(['tea', 4], ['milk', 3]);
  const pay: TapeStep = {
    kind: 'event',
    at: 100,
    event: { type: 'PAY', note: 'by cheque, on Monday' },
    transitions: ['till|PAY|0'],
    state: {},
  };
  const shrunk = shrinkTape(tillScenario, { ...tape, steps: [...tape.steps, pay] });
  expect(shrunk?.steps.map(({ event }) => event)).toEqual([
    { type: 'PAY', note: 'by cheque, on Monday' },
  ]);
});
