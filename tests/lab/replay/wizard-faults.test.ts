import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Scenario } from '#statelab/scenario.ts';
import { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { printReplay } from '#statelab/replay/print-replay.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { sending, withoutActions, wizardFaults } from './wizard-faults.ts';

const circumstances = { path: '/quote', recordedAt: '2026-11-21T09:00:00.000Z', masked: false };
const visit = recordPath(quoteWizardScenario, sending, circumstances);

const scenario: Scenario = quoteWizardScenario;

const verdictOn = (machine: AnyStateMachine, tape: Tape = visit): string =>
  printReplay(replayTape({ ...scenario, machine }, tape), tape);

test('records what a step sent, started, stopped and ran', () => {
  expect(visit.opening.did).toMatchObject({
    started: [
      'draftStore',
      'preferenceStore',
      expect.any(String),
      'stepHistory',
      'outbox',
      expect.any(String),
    ],
  });
  expect(visit.steps.map(({ did }) => did)).toMatchObject([
    {
      actions: ['restore visit', 'show step'],
      sent: [{ to: 'stepHistory', event: { type: 'STEP.SHOW', step: 'contact' } }],
      stopped: ['0.quote-wizard.restoring'],
    },
    {
      actions: ['begin attempt', 'save draft'],
      sent: [
        { to: 'outbox', event: { type: 'LEAD.HOLD', key: 'key-1' } },
        { to: 'draftStore', event: { type: 'DRAFT.SAVE' } },
      ],
    },
    {
      actions: ['cancel request', 'pass lead on', 'mark as sent', 'show step', 'clear draft'],
      sent: [
        { to: 'outbox', event: { type: 'LEAD.RELEASE', key: 'key-1' } },
        { to: 'stepHistory', event: { type: 'STEP.SHOW', step: 'thank-you' } },
        { to: 'draftStore', event: { type: 'DRAFT.SAVE', draft: { sentKey: 'key-1' } } },
      ],
    },
  ]);
});

test.each([
  ['pass lead on', 3, 'LEAD.RELEASE to outbox'],
  ['save draft', 2, 'DRAFT.SAVE to draftStore'],
])('fails for a wizard without ‘%s’', (action, step, message) => {
  const lost = verdictOn(withoutActions(action));
  expect(lost).toContain(`Step ${step}: “${action}” is missing. Recording and model disagree.`);
  expect(lost).toMatch(
    /has changed since this tape was recorded: at .*contact.*, which this tape passes/,
  );
  // The name stays if only the code is lost.
  const idle = quoteWizardMachine.provide({ actions: { [action]: () => {} } });
  expect(verdictOn(idle)).toContain(`Step ${step}: ${message} is missing.`);
});

test.each(wizardFaults)(
  'the shortest tape finds and names $fault',
  ({ machine, visit: steps, named }) => {
    const tape = recordPath(quoteWizardScenario, steps, circumstances);
    expect(replayTape({ ...scenario, machine }, tape).difference).toBeDefined();
    expect(verdictOn(machine, tape)).toContain(named);
  },
);

test('a passing tape says where the machine changed', () => {
  expect(verdictOn(quoteWizardMachine)).toMatch(/3 steps\.\n$/);
  expect(verdictOn(withoutActions('start over'))).toContain(
    'The machine has changed since this tape was recorded: at thank-you, which this tape passes.',
  );
  expect(verdictOn(withoutActions('keep choice'))).toContain(', which it does not pass.');
});

test('a tape of an older lab lists what was not compared', () => {
  const older: Tape = JSON.parse(
    JSON.stringify(visit, (key, value: unknown) => (key === 'did' ? undefined : value)),
  );
  expect(verdictOn(withoutActions('save draft'), older)).toContain(
    'The tape does not hold actions, sent events and started or stopped actors: they were not compared.',
  );
});
