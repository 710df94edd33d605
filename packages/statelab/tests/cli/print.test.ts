import { expect, test, vi } from 'vitest';
import { print } from '#statelab/cli/command.ts';

test('a command that prints often listens once for a reader that is gone', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  print('one');
  const before = process.stdout.listenerCount('error');
  for (let count = 0; count < 20; count += 1) print('more');
  expect(process.stdout.listenerCount('error')).toBe(before);
});
