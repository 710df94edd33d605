import { expect, test } from 'vitest';
import { plain } from '#statelab/tape/plain.ts';
import { runCase } from './run-case.ts';

const file = 'context.machine.ts';

test('a context that JSON cannot hold is explored', async () => {
  expect(await runCase(file, 'odd')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('1 path covers all 2 transitions; fewer cannot.'),
  });
  const ring: Record<string, unknown> = { big: 1n, map: new Map([['k', 1]]) };
  ring['self'] = ring;
  expect(plain(ring)).toEqual({ big: '1n', map: [['k', 1]], self: '[circular]' });
});

test('a growing list that no guard reads is left out, and said to be', async () => {
  const { stdout } = await runCase(file, 'growing');
  expect(stdout).toContain('Explored without `list`: 2 moments, 3 steps between them.');
  expect(stdout).not.toContain('in full');
});

test('no path contradicts a guard that the context decides', async () => {
  const { stdout } = await runCase(file, 'parity');
  expect(stdout).toContain(
    'Not reached by any event that was tried:\n  parity.odd\n  parity.never\n',
  );
  expect((await runCase(file, 'parity', '--to', 'never')).stdout).toContain(
    'No path leads to parity.never.',
  );
});

test('a guard that counts is met by as many steps as it asks for', async () => {
  const { stdout } = await runCase(file, 'safe', '--to', 'open');
  expect(stdout).toContain('Path 1: 4 steps to open');
});

test('a count that grows for ever is explored as far as the limit, and its paths can be walked', async () => {
  const { stdout } = await runCase(file, 'counter');
  expect(stdout).toContain('Not explored in full: 51 moments explored, 1 skipped;');
  expect(stdout).toContain(
    ['Path 1: 2 steps to inactive', '    1  TOGGLE  → active', '    2  TOGGLE  → inactive'].join(
      '\n',
    ),
  );
});

test('a step says what it assumes of each guard that running cannot decide, and of no other', async () => {
  const { stdout } = await runCase(file, 'lift');
  expect(stdout).toContain('PRESS (assumed: is high)  → up\n');
  expect(stdout).toContain('PRESS (assumed: not is high)  → ground\n');
});
