import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { checkScenario, nameOf } from '#statelab/check/check-scenario.ts';
import { scenarioOf } from '#statelab/tests/scenario-of.ts';
import { shelf } from '#statelab/tests/explore/shelf.machine.ts';

test('a delay that no timer can wait is found, with what to write', () => {
  const machine = createMachine({
    id: 'trial',
    initial: 'on',
    states: {
      on: { after: { 2_592_000_000: 'late' } },
      late: { after: { back: 'odd' } },
      odd: { after: { none: 'short' } },
      short: { after: { 2_147_483_647: 'on' } },
    },
  }).provide({ delays: { back: () => -5, none: () => Number.NaN } });
  expect(checkScenario(scenarioOf(machine)).map(nameOf)).toEqual([
    'delay: trial.on: 2592000000 ms is more than a timer can wait (2,147,483,647 ms): it fires at once. Wait a day at a time, or for an event',
    'delay: trial.late: -5 is no time that a timer can wait: it fires at once. Write milliseconds, 0 or more',
    'delay: trial.odd: NaN is no time that a timer can wait: it fires at once. Write milliseconds, 0 or more',
  ]);
});

test('a path that breaks because the key calls two moments the same is found', () => {
  const scenario = { ...scenarioOf(shelf, 'LOSE', 'SORT', 'DUST'), key: () => 'shelf' };
  expect(checkScenario(scenario).map(nameOf)).toContain(
    `breaks: shelf. The machine 'shelf' broke at {"kind":"event","event":{"type":"SORT"}}. Cannot read properties of null (reading 'toReversed'). The scenario's key gives one name to moments that differ`,
  );
});
