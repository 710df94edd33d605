import { expect, test } from 'vitest';
import { extractChart } from '#statelab/chart/extract.ts';
import type { ChartModel } from '#statelab/chart/model.ts';
import { printDefinition } from '#statelab/formats/definition.ts';
import { readDefinition, statesHolding } from '#statelab/watch/definition.ts';
import { foreignMachines } from '#statelab/tests/foreign/foreign-machines.ts';
import { parkingMachine } from '#statelab/tests/formats/parking.machine.ts';

test('a definition makes a chart, and a state of the app lights its states', () => {
  const defined = readDefinition(printDefinition(parkingMachine));
  if (defined === null) throw new Error('There is no machine.');
  expect(defined.model.id).toBe('parking');
  expect(statesHolding(defined.machine, { gate: 'open', lamp: 'on' })).toEqual([
    'parking',
    'parking.gate',
    'parking.lamp',
    'parking.gate.open',
    'parking.lamp.on',
  ]);
});

test.each([[{ gate: 'nowhere' }], ['nowhere'], [7], [undefined]])(
  'the unknown state %j lights nothing',
  (value) => {
    const defined = readDefinition(printDefinition(parkingMachine));
    expect(defined && statesHolding(defined.machine, value)).toEqual([]);
  },
);

test.each([
  null,
  '{',
  '7',
  '{"id":"x:1"}',
  '{"initial":"a","states":{"a":{"on":{"E":"[Object]"}}}}',
])('%j makes no chart', (definition) => {
  expect(readDefinition(definition)).toBeNull();
});

/** The names of everything that a chart tells of a machine's actions and guards. */
const namesIn = ({ states, transitions }: ChartModel) => ({
  states: states.map(({ id, initialActions, entry, exit }) => ({
    id,
    initialActions,
    entry,
    exit,
  })),
  transitions: transitions.map(({ name, guard, actions }) => ({ name, guard, actions })),
});

const withStates = foreignMachines.filter(({ root }) => Object.keys(root.states).length > 0);

test.each(withStates.map((machine) => [machine.id, machine] as const))(
  'a definition of %s has the names of its chart',
  (_, machine) => {
    const model = readDefinition(printDefinition(machine))?.model;
    expect(model && namesIn(model)).toEqual(namesIn(extractChart(machine)));
  },
);
