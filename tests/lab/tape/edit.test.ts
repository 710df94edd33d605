import { expect, test } from 'vitest';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { stateName } from '#machines/state-name.ts';
import { editType } from '#statelab/explore/editable.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import { exportReplay } from '#statelab/export/formats.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { foldTape } from '#statelab/tape/fold.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Scenario, Step } from '#statelab/scenario.ts';

const scenario: Scenario = quoteWizardScenario;
const answers = { businessType: 'company', location: '', services: [], firstName: 'Aroha' };
const edit: Step = { kind: 'event', event: { type: editType, context: { answers } } };
const steps: readonly Step[] = [
  { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' },
  edit,
  { kind: 'event', event: { type: 'STEP.NEXT' } },
];
const record = (masked: boolean) =>
  recordPath(scenario, steps, {
    path: '/quote',
    recordedAt: '2026-11-21T09:00:00.000Z',
    masked,
  });

test('a context edit is a step of the tape, and changes the later steps', () => {
  const tape = record(false);
  expect(tape.steps[1]).toEqual({
    kind: 'event',
    at: 0,
    event: { type: 'lab.edit', context: { answers } },
    transitions: [],
    state: { 'business-type': 'waiting' },
    context: { answers },
    did: {},
  });
  expect(tape.steps[2]?.state).toEqual({ location: 'waiting' });
  expect(stepName(edit)).toMatch(/^edit of the context: answers /);
});

test('a tape with an edit parses, folds and replays', () => {
  const tape = record(false);
  expect(parseTape(JSON.stringify(tape), 'a.json')).toEqual({ tape });
  const fold = foldTape(scenario.machine, tape);
  expect(fold.at(2).snapshot.context).toMatchObject({ answers: { businessType: 'company' } });
  expect(stateName(fold.at(3).snapshot)).toBe('location.waiting');
  expect(replayTape(scenario, tape).difference).toBeUndefined();
});

test('an edit is masked like typed text', () => {
  expect(record(true).steps[1]?.event).toEqual({
    type: 'lab.edit',
    context: { answers: { ...answers, firstName: 'Xxxxx' } },
  });
});

test('an edit cannot be exported as a Playwright test', () => {
  const tape = record(false);
  const replay = replayTape(scenario, tape);
  expect(exportReplay(tape, replay, 'playwright', [])).toMatchObject({
    refusal: expect.stringContaining('The page cannot cause this step: edit of'),
  });
  expect(exportReplay(tape, replay, 'vitest', [])).toMatchObject({
    text: expect.stringContaining("machine.send({ type: 'lab.edit', context: "),
  });
});
