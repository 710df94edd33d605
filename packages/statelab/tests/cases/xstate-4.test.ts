import { expect, test } from 'vitest';
import { openModule } from '#statelab/machine/found-machines.ts';
import { xstate4Words } from '#statelab/machine/xstate-4.ts';

test('every word of XState 4 in a definition is named once', () => {
  const config = {
    activities: 'beeping',
    on: { OPEN: [{ target: 'open', cond: 'isUnlocked' }, { in: '#door.open' }] },
    states: {
      open: {
        invoke: { src: () => Promise.resolve(1), onDone: { target: 'shut', cond: 'isCold' } },
      },
    },
  };
  expect(xstate4Words(config)).toEqual(['activities', 'cond', 'in', 'a function as src']);
});

test('the words of XState 4 mean nothing elsewhere', () => {
  const config = { context: { cond: 1, in: 2 }, on: { SET: { actions: { type: 'set', in: 1 } } } };
  expect(xstate4Words(config)).toEqual([]);
});

test.each([
  `Package subpath './lib/actions' is not defined by "exports" in /app/node_modules/xstate/package.json imported from /app/grow.js`,
  'Could not resolve "xstate/lib/actions"',
])('an import from the library of XState 4 says so: %s', async (message) => {
  const opened = await openModule('grow.js', () => Promise.reject(new Error(message)));
  expect(opened.problem).toBe(
    'It is written for XState 4: xstate/lib/actions. The lab runs XState 5; see stately.ai/docs/migration.',
  );
});

test.each(["The requested module 'xstate' does not provide an export named 'Machine'"])(
  'so does what only XState 4 exports, with its line: %s',
  async (message) => {
    const text = "\nimport { Machine } from 'xstate';";
    const opened = await openModule('grow.js', () => Promise.reject(new Error(message)), text);
    expect(opened.problem).toBe(
      'grow.js:2: It is written for XState 4: Machine. The lab runs XState 5; see stately.ai/docs/migration.',
    );
  },
);
