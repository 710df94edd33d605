import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import * as v from 'valibot';
import { buildSiteIn } from './fixtures/built-site.ts';
import { browser, formBody } from './fixtures/lead.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const run = promisify(execFile);

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8').replaceAll('\\\n', ' ');
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** A command in a JSON array after an instruction. */
const commandAfter = (instruction: RegExp): readonly string[] =>
  v.parse(v.array(v.string()), JSON.parse(instruction.exec(lastStage)?.[1] ?? 'null'));

/** The command that lists the server’s packages instead of installing them. */
const listing = ['ls', '--omit=dev', '--workspaces=false', '--all', '--parseable'];

/** A folder with the contents of the image: the site, the built server, and its packages. */
async function image(): Promise<string> {
  const folder = await temporaryFolder();
  await buildSiteIn(folder);
  await cp('dist-server', join(folder, 'dist-server'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const { stdout } = await run('npm', listing);
  const [, ...installed] = stdout
    .trim()
    .split('\n')
    .map((path) => relative('.', path))
    // A nested package comes with the one that it is in.
    .filter((path) => !path.includes('/node_modules/'));
  for (const name of installed) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    // A package for another machine is named in the lock file and not there; its link leads nowhere.
    await symlink(resolve(name), join(folder, name));
  }
  return folder;
}

beforeAll(async () => {
  await run('npm', ['run', 'build:server']);
});

test('the container starts with its own command, passes its health check, and lists its leads', async () => {
  const folder = await image();
  const [program = '', ...args] = commandAfter(/^CMD (.*)$/m);
  expect([program, ...args]).toEqual(['node', 'dist-server/main.js']);
  // Node resolves packages at a link’s target, unless told to preserve links.
  const env = { PATH: process.env['PATH'], NODE_OPTIONS: '--preserve-symlinks' };
  await run('node', ['dist-server/leads.js', 'init'], { cwd: folder, env });
  const server = spawn(program, args, { cwd: folder, env: { ...env, PORT: '0' } });
  onTestFinished(() => {
    server.kill('SIGKILL');
  });
  const [line] = await once(server.stdout, 'data');
  const port = /localhost:(\d+)/.exec(String(line))?.[1] ?? '';
  const [checker = '', ...checkArgs] = commandAfter(/^HEALTHCHECK .*?CMD (.*)$/m);
  const check = () => run(checker, checkArgs, { env: { ...process.env, PORT: port } });
  await expect(check()).resolves.toBeDefined();
  // A later build replaces the files of the server that runs.
  await rename(join(folder, 'dist-server'), join(folder, 'earlier'));
  const stored = await fetch(`http://localhost:${port}/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...browser },
    body: formBody({ firm: 'greenlion' }),
    redirect: 'manual',
  });
  expect(await stored.text()).toContain('We pass it to Greenlion, and to nobody else.');
  await rename(join(folder, 'earlier'), join(folder, 'dist-server'));
  const { stdout } = await run('node', ['dist-server/leads.js'], { cwd: folder, env });
  expect(stdout).toContain('aroha@example.co.nz');
  server.kill('SIGTERM');
  await once(server, 'exit');
  await expect(check()).rejects.toThrow('Command failed');
});

test('the service allows more time to stop than the server takes', () => {
  const unit = readFileSync('deploy/waymark.service', 'utf8');
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(20);
});
