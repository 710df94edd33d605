import { expect, test } from 'vitest';
import { readEvent } from '#statelab/views/read-move.ts';

test('an event has its fields and those of the object, but for empty ones and another type', () => {
  expect(readEvent('FILL', { litres: '2', note: ' ' }, '{"by": "hand", "type": "SWITCH"}')).toEqual(
    { move: { kind: 'event', event: { type: 'FILL', litres: 2, by: 'hand' } } },
  );
});
