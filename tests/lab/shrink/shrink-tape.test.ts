import { expect, test } from 'vitest';
import { shrinkTape } from '#statelab/replay/shrink-tape.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import type { Tape, TapeStep } from '#statelab/tape/tape.ts';
import { shopping, tillScenario } from '#statelab/tests/shrink/till.ts';

const withLast = (tape: Tape, change: (step: TapeStep) => TapeStep): Tape => ({
  ...tape,
  steps: tape.steps.map((step, index) => (index === tape.steps.length - 1 ? change(step) : step)),
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
