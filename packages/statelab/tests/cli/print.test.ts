import { expect, test, vi } from 'vitest';
import { print } from '#statelab/cli/command.ts';

test('a command that prints often listens once for a reader that is gone', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  print('one');
  const before = process.stdout.listenerCount('error');
  for (let count = 0; count < 20; count += 1) print('more');
  expect(process.stdout.listenerCount('error')).toBe(before);
});

test('stdout has what the command prints, stderr what a loaded module does', async () => {
  const [stdout, stderr] = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockReturnValue(true),
  );
  // The command keeps stdout for as long as its process lasts.
  vi.resetModules();
  const { print: printOwn, reserveStdout } = await import('#statelab/cli/command.ts');
  reserveStdout();
  process.stdout.write('of a module');
  printOwn('of the command');
  expect(stdout?.mock.calls.map(([text]) => text)).toEqual(['of the command']);
  expect(stderr?.mock.calls.map(([text]) => text)).toEqual(['of a module']);
});
