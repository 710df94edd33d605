import { expect, test } from 'vitest';
import { readResult, readEvent } from '#statelab/views/read-move.ts';

test('an event has its fields and those of the object, but for empty ones and another type', () => {
  expect(readEvent('FILL', { litres: '2', note: ' ' }, '{"by": "hand", "type": "SWITCH"}')).toEqual(
    { move: { kind: 'event', event: { type: 'FILL', litres: 2, by: 'hand' } } },
  );
});

test('an effect ends with what was written, or fails with it', () => {
  expect(readResult('feelHeat', 'done', ' 40 ')).toEqual({
    move: { kind: 'outcome', actor: 'feelHeat', outcome: { name: 'done with 40', output: 40 } },
  });
  const error = new Error('Too hot.');
  expect(readResult('feelHeat', 'error', 'Too hot.')).toEqual({
    move: { kind: 'outcome', actor: 'feelHeat', outcome: { name: 'failed: Too hot.', error } },
  });
});

test('an effect that gives nothing ends with nothing', () => {
  expect(readResult('seeLid', 'done', '')).toEqual({
    move: { kind: 'outcome', actor: 'seeLid', outcome: { name: 'done', output: undefined } },
  });
});
