import { expect, test } from 'vitest';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { goodTape } from './tampered.ts';

const tape = { ...goodTape, steps: goodTape.steps.slice(0, 3) };

test('a failing tape goes on with its recorded steps and states', () => {
  const slower = {
    ...tape,
    steps: tape.steps.map((step, index) => (index === 1 ? { ...step, delays: {} } : step)),
  };
  const { difference, recorded } = replayTape(quoteWizardScenario, slower);
  expect(difference?.step).toBe(2);
  expect(recorded).toEqual({
    from: 1,
    steps: [
      {
        step: { kind: 'event', event: { type: 'ANSWER.CHOOSE', value: 'company' } },
        number: 2,
        cause: undefined,
        state: 'business-type.advancing',
      },
      {
        step: { kind: 'wait', ms: 800 },
        number: 3,
        cause: undefined,
        state: 'location.waiting',
      },
    ],
  });
});

test('a passing tape has no steps left', () => {
  expect(replayTape(quoteWizardScenario, tape).recorded).toBeUndefined();
});
