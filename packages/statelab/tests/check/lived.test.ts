import { expect, test } from 'vitest';
import { runHere } from '#statelab/tests/cli/run-here.ts';
import { save } from '#statelab/tests/cli/save.ts';

// Its one fault is the dead end that a lock is.
const door = 'packages/statelab/tests/cases/door.machine.ts';

const gate = (file: string) => runHere('gate', door, '--lived', file);

const metrics = `# TYPE doors_total counter
doors_total{colour="red"} 2
door_transitions_total{transition="door.closed|OPEN|0"} 14
door_transitions_total{house="a \\"b\\"",transition="door.open|CLOSE|0",side="left"} 1.3e+01 1795755600
door_transitions_total{transition="door.closed|LOCK|0"} 0
`;

test('names what nobody has taken', async () => {
  const file = save(metrics);
  const { stdout } = await gate(file);
  // The model checks find the dead end, and that a kick throws.
  expect(stdout).toContain(
    [
      `– never taken  door, ${file}`,
      '  door.closed|LOCK|0 (closed: LOCK: goes to locked)',
      '  door.closed|KICK|0 (closed: KICK: stays; does break down)',
      '✗ fail  2 faults in 4 checks.',
    ].join('\n'),
  );
});

test('finds what was taken and the model does not have', async () => {
  const file = save(`${metrics}door_transitions_total{transition="door.open|KNOCK|0"} 1\n`);
  const { code, stdout } = await gate(file);
  expect(stdout).toContain(
    `✗ fail  what was taken, ${file}\n  No machine has the transition door.open|KNOCK|0.\n`,
  );
  expect(stdout).toContain('✗ fail  3 faults in 4 checks.\n');
  expect(code).toBe(1);
});

test.each([
  ['no-such.txt', 'The counts “no-such.txt” cannot be read: no such file or directory.'],
  [
    'package.json',
    '“package.json” counts no transitions. It needs lines such as NAME{transition="door.closed|OPEN|0"} 3.',
  ],
])('rejects %s', async (file, sentence) => {
  expect(await gate(file)).toEqual({ code: 2, stdout: '', stderr: `${sentence}\n` });
});
