import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breaks } from './breaks.ts';

test('what a break replaces stands once in its file', () => {
  const moved = breaks.filter(
    ({ file, from }) => readFileSync(file, 'utf8').split(from).length !== 2,
  );
  expect(moved).toEqual([]);
});
