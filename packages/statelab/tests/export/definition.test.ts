import { expect, test } from 'vitest';
import { assign, createMachine, fromPromise } from 'xstate';
import { extractChart } from '#statelab/machine/extract.ts';
import { printDefinition } from '#statelab/machine/definition.ts';
import { parkingMachine } from './parking.machine.ts';

test('writes functions as their names and leaves out what is computed at run time', () => {
  function countUp() {}
  const machine = createMachine({
    id: 'till',
    context: ({ input }: { input: unknown }) => ({ input }),
    entry: [countUp, () => undefined, assign({}), { type: 'ring', params: () => ({}) }],
    invoke: [
      { src: fromPromise(async () => 1), input: () => 1 },
      { src: createMachine({ id: 'drawer' }) },
    ],
  });
  expect(printDefinition(machine)).toBe(`{
  "id": "till",
  "entry": [
    {
      "type": "countUp"
    },
    {
      "type": "inline action"
    },
    {
      "type": "assign()"
    },
    {
      "type": "ring"
    }
  ],
  "invoke": [
    {
      "src": "inline actor"
    },
    {
      "src": "drawer"
    }
  ]
}
`);
});

test('the definition makes a machine of the same shape', () => {
  const made = extractChart(createMachine(JSON.parse(printDefinition(parkingMachine))));
  const own = extractChart(parkingMachine);
  expect(made.states).toEqual(own.states);
  // A delay's length is no part of a definition.
  const drawn = own.transitions.map((each) => ({
    ...each,
    trigger: each.trigger.replace(/ \(.*\)/, ''),
  }));
  expect(made.transitions).toEqual(drawn);
});
