import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tempFolder } from '#statelab/tests/temp-folder.ts';

const statelab = fileURLToPath(new URL('../../cli/statelab.ts', import.meta.url));

/** Runs a command on a machine that has this code before it and in its action. */
function runOn(command: string, top: string, action: string) {
  const folder = tempFolder('.cache');
  const file = join(folder, 'door.ts');
  writeFileSync(
    file,
    `import { createSocket } from 'node:dgram';
import { openSync, writeFileSync } from 'node:fs';
import { createMachine } from 'xstate';
${top}
export const door = createMachine({ id: 'door', initial: 'shut', states: {
  shut: { on: { PUSH: { target: 'open', actions: () => {
    ${action}
  } } } }, open: { on: { PULL: 'shut' } } } });\n`,
  );
  const run = spawnSync(process.execPath, ['--import', 'tsx', statelab, command, file], {
    encoding: 'utf8',
  });
  return { ...run, folder, file: relative(process.cwd(), file) };
}

test.each([
  ['paths', '', 'process.exit(0);', 7],
  ['chart', 'process.exit(0);', '', 4],
])('%s names the line that ends the process', (command, top, action, line) => {
  const { status, stderr, file } = runOn(command, top, action);
  expect(stderr).toBe(
    `The command broke off: ${file}:${line} calls process.exit. Correct it, or move the machine to a file of its own.\n`,
  );
  expect(status).toBe(1);
});

test('a module that waits for what never comes is told', () => {
  const { status, stderr } = runOn('paths', 'await new Promise(() => {});', '');
  expect(stderr).toContain('The command broke off: a module that it opens waits for what never');
  expect(status).toBe(1);
});

test('what a module throws later is named, and ends nothing', () => {
  const { stdout, stderr, file } = runOn('paths', "void Promise.reject(Error('Late.'));", '');
  expect(stdout).toContain('1 path covers all 2 transitions.');
  expect(stderr).toBe(`${file}:4 throws, and nothing catches it: Late.\n`);
});

test('what an action does outside does not happen, and is named', () => {
  const action = `writeFileSync(import.meta.dirname + '/written', ''); void fetch('http://localhost:9');
    openSync('package.json', 'r'); openSync(import.meta.dirname + '/written', 'w');
    createSocket('udp4').send('', 9); process.kill(process.pid);`;
  const { status, stdout, stderr, folder, file } = runOn('paths', '', action);
  expect(stdout).toContain('1 path covers all 2 transitions.');
  expect(stderr).toBe(
    `${file}:7 calls fs.writeFileSync. The lab did not do it.
${file}:7 calls fetch. The lab did not do it.
${file}:8 calls fs.openSync. The lab did not do it.
${file}:9 calls dgram.Socket.send. The lab did not do it.
${file}:9 calls process.kill. The lab did not do it.
`,
  );
  expect(status).toBe(1);
  expect(existsSync(join(folder, 'written'))).toBe(false);
});
