import { expect, test } from 'vitest';
import { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { compatibilityOf } from '#statelab/tape/compatibility.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape, TapeStep } from '#statelab/tape/tape.ts';

const quoteTape = (): Tape =>
  recordPath(
    quoteWizardScenario,
    [
      { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' },
      { kind: 'event', event: { type: 'ANSWER.CHOOSE', value: 'company' } },
      { kind: 'wait', ms: 800 },
      { kind: 'event', event: { type: 'LEAD.DELIVERED' } },
    ],
    { path: '/quote', recordedAt: '2026-11-21T09:00:00.000Z', masked: false },
  );

/** The tape of a quote with one of its steps, counted from 1, changed. */
function changed(number: number, change: (step: TapeStep) => TapeStep): Tape {
  const tape = quoteTape();
  return {
    ...tape,
    steps: tape.steps.map((step, index) => (index + 1 === number ? change(step) : step)),
  };
}

test('a tape of the current machine is compatible', () => {
  expect(compatibilityOf(quoteWizardMachine, quoteTape())).toEqual({
    isSameShape: true,
    problems: [],
  });
});

test('reports a tape of a different machine', () => {
  const tape = { ...quoteTape(), fingerprint: '0123456789abcdef' };
  expect(compatibilityOf(quoteWizardMachine, tape)).toEqual({ isSameShape: false, problems: [] });
});

test('names an unknown event once, with its first step', () => {
  const tape = changed(4, (step) => ({ ...step, event: { type: 'LEAD.LOST' } }));
  const twice = { ...tape, steps: [...tape.steps, ...tape.steps.slice(3)] };
  expect(compatibilityOf(quoteWizardMachine, twice).problems).toContain(
    'quote-wizard does not know the event LEAD.LOST, first at step 4.',
  );
  expect(
    compatibilityOf(quoteWizardMachine, twice).problems.filter((problem) =>
      problem.includes('LEAD.LOST'),
    ),
  ).toHaveLength(1);
});

test('names a missing transition and the first divergence', () => {
  const tape = changed(2, (step) => ({
    ...step,
    transitions: ['quote-wizard.business-type|ANSWER.PICK|0'],
  }));
  expect(compatibilityOf(quoteWizardMachine, tape).problems).toEqual([
    'The transition quote-wizard.business-type|ANSWER.PICK|0 no longer exists.',
    'At step 2 the transitions were ["quote-wizard.business-type|ANSWER.PICK|0"] and are now ["business-type|ANSWER.CHOOSE|0"]. It depends on moves on with this choice.',
  ]);
});

test('inherited properties are neither context nor timers', () => {
  const tape = quoteTape();
  const opening = { ...tape.opening, context: { ...tape.opening.context, toString: 'x' } };
  expect(compatibilityOf(quoteWizardMachine, { ...tape, opening }).problems).toEqual([
    'At the opening the context toString was "x" and is now nothing. It depends on context.',
  ]);
  const delayed = { ...tape.opening, delays: { toString: 5 } };
  expect(compatibilityOf(quoteWizardMachine, { ...tape, opening: delayed }).problems).toEqual([
    'At the opening the timers toString were 5 and are now nothing. It depends on toString.',
  ]);
});

test('names a missing effect', () => {
  const tape = changed(1, (step) => ({ ...step, kind: 'outcome', actor: 'parseDraft' }));
  expect(compatibilityOf(quoteWizardMachine, tape).problems).toEqual([
    'The effect parseDraft no longer exists.',
  ]);
});

test('names both states of a changed state', () => {
  const tape = changed(3, (step) => ({ ...step, state: { services: 'waiting' } }));
  expect(compatibilityOf(quoteWizardMachine, tape).problems).toEqual([
    'At step 3 the state was {"services":"waiting"} and is now {"location":"waiting"}. It depends on town is given.',
  ]);
});
