import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { commandFor } from '#tests/program.ts';

/** A program that logs ten lines, then exits with 7. */
const [program, ...args] = await commandFor('tests/server/fixtures/ten-lines.ts');

/** Runs it with a shell redirection. */
const logInto = (redirection: string) =>
  spawn('bash', ['-c', `"$@" ${redirection}`, 'bash', program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const exitCode = (child: ReturnType<typeof logInto>): Promise<number | null> =>
  new Promise((settle) => void child.once('close', settle));

test('survives a full disk under the log', async () => {
  expect(await exitCode(logInto('> /dev/full 2>&1'))).toBe(7);
});

test('survives a closed log pipe', async () => {
  const child = logInto('2>&1');
  child.stdout.destroy();
  expect(await exitCode(child)).toBe(7);
});

test('reports the number of dropped lines once there is room again', async () => {
  const child = logInto('> /dev/full');
  const [output, code] = await Promise.all([text(child.stderr), exitCode(child)]);
  expect(code).toBe(7);
  const lines = output
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toMatchObject([
    { level: 'warning', what: 'the ten lines are out' },
    { level: 'warning', what: 'dropped log lines', lines: 10 },
  ]);
});
