import { expect, test } from 'vitest';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { tape as chosen } from '#tests/lab/cli/quote-tape.ts';

const [restored, choice, advance] = chosen.steps;
if (restored === undefined || choice === undefined || advance === undefined)
  throw new Error('The tape has three steps.');

test('a timer that fired late on the page fires on time, and no other does', () => {
  const late = { ...advance, at: 1217 };
  const tape: Tape = { ...chosen, steps: [restored, choice, { ...choice, at: 400 }, late] };
  const { path, difference } = replayTape(quoteWizardScenario, tape);
  expect(difference).toBeUndefined();
  expect(path.map(({ step }) => step)).toEqual([
    { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' },
    { kind: 'event', event: { type: 'ANSWER.CHOOSE', value: 'company' } },
    { kind: 'wait', ms: 400 },
    { kind: 'event', event: { type: 'ANSWER.CHOOSE', value: 'company' } },
    { kind: 'wait', ms: 800 },
  ]);
});

test('a tape replays with an outcome that the scenario lacks', () => {
  const [outcome] = quoteWizardScenario.outcomes?.restoreVisit ?? [];
  if (outcome === undefined || !('output' in outcome)) throw new Error('A visit can be restored.');
  const output = { ...outcome.output, autoAdvance: false };
  const outcomes = { ...quoteWizardScenario.outcomes, restoreVisit: [{ name: 'another', output }] };
  const { path: page, recordedAt, masked } = chosen;
  const tape = recordPath(
    { ...quoteWizardScenario, outcomes },
    [{ kind: 'outcome', actor: 'restoreVisit', outcome: 'another' }],
    { path: page, recordedAt, masked },
  );
  const { path, difference } = replayTape(quoteWizardScenario, tape);
  expect(difference).toBeUndefined();
  expect(path.at(-1)?.step).toMatchObject({ actor: 'restoreVisit', outcome: 'as in step 1' });
  expect(path.at(-1)?.after.context).toMatchObject({ autoAdvance: false });
});

test('the first difference can be an impossible step', () => {
  const { difference } = replayTape(quoteWizardScenario, { ...chosen, steps: [advance] });
  expect(difference).toEqual({
    step: 1,
    of: 'failure',
    part: '',
    recorded: { location: 'waiting' },
    model: 'no timer is running',
  });
});
