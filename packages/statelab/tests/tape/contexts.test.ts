import { expect, test } from 'vitest';
import { contextsOf } from '#statelab/tape/contexts.ts';

test('the context after a step has what that and the steps before it changed', () => {
  const tape = {
    opening: { context: { name: '', place: null } },
    steps: [{ context: { name: 'Aroha' } }, {}, { context: { place: 'Taupō' } }],
  };
  expect(contextsOf(tape)).toEqual([
    { name: '', place: null },
    { name: 'Aroha', place: null },
    { name: 'Aroha', place: null },
    { name: 'Aroha', place: 'Taupō' },
  ]);
});
