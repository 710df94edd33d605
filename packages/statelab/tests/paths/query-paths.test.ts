import { expect, test } from 'vitest';
import { assign, createMachine } from 'xstate';
import { derivedScenario } from '#statelab/open/derived-scenario.ts';
import { queryPaths } from '#statelab/paths/query-paths.ts';

test('the page says what paths assume, and where they do not go on', () => {
  const machine = createMachine({
    id: 'basket',
    context: { names: '' },
    initial: 'open',
    states: {
      open: {
        on: {
          ADD: { actions: assign({ names: ({ event }) => event['item'].name }) },
          PAY: {
            target: 'paid',
            actions: () => {
              throw new Error('The till is shut.');
            },
          },
        },
      },
      paid: {},
    },
  });
  const scenario = derivedScenario(machine, 'basket');
  const entry = { id: 'basket', machine, scenario, module: 'basket.ts', path: null };
  expect(queryPaths(entry, { machine: 'basket', goal: null })).toMatchObject({
    breaks: ['open on PAY: The till is shut.'],
    assumed: ['Assumed: ADD carries {"item":{"name":""}}. A scenario says what it carries.'],
  });
});
