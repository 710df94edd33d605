import { expect, test } from 'vitest';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { goodTape, tamper, tamperings } from './tampered.ts';

function read(tape: unknown): Tape {
  const found = parseTape(JSON.stringify(tape), 'tape.json');
  if ('refusal' in found) throw new Error(found.refusal);
  return found.tape;
}

test('an unchanged tape passes', () => {
  expect(replayTape(quoteWizardScenario, read(goodTape)).difference).toBeUndefined();
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
