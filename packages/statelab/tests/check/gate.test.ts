import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { runGate } from '#statelab/check/gate.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { scenarioOf } from '#statelab/tests/scenario-of.ts';

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { FLIP: 'on' } }, on: { on: { FLIP: 'off' } } },
});

const scenario: Scenario = {
  ...scenarioOf(machine, 'FLIP'),
  invariants: { 'it stays off': ({ after }) => after.value === 'off' },
};

test('an invariant that does not hold is a fault, with a shortest path', () => {
  const checks = runGate([{ id: 'lamp', machine, scenario, module: 'lamp.ts', path: null }], []);
  expect(checks.find(({ name }) => name === 'scenario')).toMatchObject({
    faults: ['“it stays off” does not hold after FLIP.'],
    broken: ['it stays off'],
  });
});
