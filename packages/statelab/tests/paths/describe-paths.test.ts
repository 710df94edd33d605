import { expect, test } from 'vitest';
import { assign, createMachine } from 'xstate';
import { derivedScenario } from '#statelab/open/derived-scenario.ts';
import { describePaths } from '#statelab/paths/describe-paths.ts';
import { findPaths } from '#statelab/paths/find-paths.ts';

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
  expect(describePaths(findPaths(scenario, null), null)).toMatchObject({
    breaks: ['open on PAY: The till is shut.'],
    assumed: ['Assumed: ADD carries {"item":{"name":""}}. A scenario says what it carries.'],
  });
});
