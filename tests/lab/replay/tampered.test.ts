import { expect, test } from 'vitest';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { goodTape, tamper, tamperings } from './tampered.ts';

const read = (tape: unknown): Tape => parseTape(JSON.stringify(tape), 'tape.json');

test('an unchanged tape passes, and has no steps left', () => {
  const { difference, recorded } = replayTape(quoteWizardScenario, read(goodTape));
  expect([difference, recorded]).toEqual([undefined, undefined]);
});

test('a failing tape goes on with its recorded steps and states', () => {
  const [first, second, third] = goodTape.steps;
  if (!first || !second || !third) throw new Error('The tape has three steps.');
  const slower = { ...goodTape, steps: [first, { ...second, delays: {} }, third] };
  const { difference, recorded } = replayTape(quoteWizardScenario, slower);
  expect(difference?.step).toBe(2);
  expect(recorded?.from).toBe(1);
  expect(recorded?.steps).toMatchObject([
    { step: { event: { value: 'company' } }, number: 2, state: 'business-type.advancing' },
    { step: { kind: 'wait', ms: 800 }, number: 3, state: 'location.waiting' },
  ]);
});

test.each(tamperings)('finds $what at step $step changed by hand', (tampering) => {
  const { step, of, part = '' } = tampering;
  const { difference } = replayTape(quoteWizardScenario, read(tamper(tampering)));
  expect(difference).toMatchObject({ step, of, part });
});

test('finds a context value in the initial snapshot changed by hand', () => {
  const context = { ...goodTape.opening.context, invalidSubmits: 3 };
  const tape = read({ ...goodTape, opening: { ...goodTape.opening, context } });
  expect(replayTape(quoteWizardScenario, tape).difference).toEqual({
    step: 0,
    of: 'context',
    part: 'invalidSubmits',
    recorded: 3,
    model: 0,
  });
});
