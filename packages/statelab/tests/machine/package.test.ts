import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);

/** A project of CommonJS modules, as `npm init` makes one, with the package as it is packed. */
const project = mkdtempSync(join(tmpdir(), 'statelab-'));
const installed = join(project, 'node_modules/statelab');
const write = (file: string, text: string): void => writeFileSync(join(project, file), text);

const light = (next: string): string =>
  `import { createMachine } from 'xstate';
  import { readFileSync } from 'node:fs';
  export const read = (): string => readFileSync('a', 'utf8');
  export default createMachine({ id: 'light', initial: 'red', states: {
    red: { on: { NEXT: '${next}' } }, green: {}, amber: {},
  } });`;

beforeAll(async () => {
  await run('node', ['--import', 'tsx', 'packages/statelab/build/build-package.ts']);
  for (const file of ['package.json', 'dist'])
    cpSync(join('packages/statelab', file), join(installed, file), { recursive: true });
  for (const name of ['esbuild', 'xstate'])
    symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name));
  write('package.json', '{ "type": "commonjs" }');
  write('light.machine.ts', light('green'));
});

const started: ChildProcess[] = [];

afterAll(() => {
  for (const process of started) process.kill();
  rmSync(project, { recursive: true });
});

/** Opens files in the lab of the package; gives its address. */
async function open(...files: readonly string[]): Promise<string> {
  const command = spawn('node', [join(installed, 'dist/statelab.js'), ...files], {
    cwd: project,
    env: { ...process.env, LAB_PORT: '0' },
  });
  started.push(command);
  const [output]: readonly unknown[] = await once(command.stdout, 'data');
  const [address = ''] = /http:\S+/.exec(String(output)) ?? [];
  return address;
}

const codeAt = async (url: string): Promise<string> => (await fetch(url)).text();

/** The code of every file of a project in the lab. */
async function codeOf(address: string): Promise<string> {
  const entry = await codeAt(`${address}project.js`);
  const modules = [...entry.matchAll(/import\("\.(\/project\/\w+\.js)"\)/g)];
  const texts = modules.map(([, path]) => codeAt(`${address.slice(0, -1)}${path}`));
  return [entry, ...(await Promise.all(texts))].join('\n');
}

test('needs no more than what compiles TypeScript, and brings neither source nor tests', () => {
  const code = readdirSync(join(installed, 'dist')).filter((file) => file.endsWith('.js'));
  expect(code).toContain('statelab.js');
  const files = execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
    cwd: 'packages/statelab',
    encoding: 'utf8',
  });
  expect(files).not.toMatch(/"path": "(?!dist\/|page\/world\/)[^"]+\.tsx?"/);
});

test('has every file that its exports name', () => {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const named = [...JSON.stringify(Object.values(exports)).matchAll(/"(\.\/[^"]+)"/g)];
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter(([, file = '']) => !existsSync(join(installed, file)))).toEqual([]);
});

test('shows a file of a CommonJS project, and again when it is saved', async () => {
  const address = await open('light.machine.ts');
  expect(await codeOf(address)).toContain('NEXT: "green"');
  const { body } = await fetch(`${address}changes`);
  if (body === null) throw new Error('The lab does not tell of changes.');
  const changes = body.getReader();
  write('light.machine.ts', light('amber'));
  const { value } = await changes.read();
  expect(new TextDecoder().decode(value)).toBe('data: changed\n\n');
  expect(await codeOf(address)).toContain('NEXT: "amber"');
  await changes.cancel();
});

test('a file that does not compile keeps no other from opening', async () => {
  write('broken.ts', 'export const broken = createMachine({;');
  const code = await codeOf(await open('broken.ts', 'light.machine.ts'));
  expect(code).toContain(
    `'broken.ts:1: Expected identifier but found ";". Correct it, and open the file again.'`,
  );
  expect(code).toContain('id: "light"');
});

test('a project imports it with its types, which a strict compiler takes', async () => {
  write(
    'lab.config.ts',
    `import { defineLab, definePage, drive, open, press, control, type Scenario } from 'statelab';
    import { setup } from 'xstate';
    const bell = setup({ types: { events: {} as { type: 'RING' } } }).createMachine({ id: 'bell', on: { RING: {} } });
    const scenario: Scenario<typeof bell> = { machine: bell, events: [{ event: { type: 'RING' } }], outcomes: {}, key: () => '', invariants: {} };
    const page = definePage({ scenario, path: '/', prepare: [open('/')], events: { RING: press(control('button', 'Ring')) }, outcomes: {} });
    drive(scenario).send({ type: 'RING' });
    // @ts-expect-error: the machine has no such event
    drive(scenario).send({ type: 'KNOCK' });
    defineLab({ machines: [{ id: 'bell', machine: bell, scenario, module: './bell.ts', path: '/' }], pages: [page] });`,
  );
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const options =
    '--noEmit --strict --module nodenext --target es2023 --lib es2023,dom --types'.split(' ');
  const { stdout } = await run('node', [compiler, ...options, '', 'lab.config.ts'], {
    cwd: project,
  }).catch((error: unknown) => ({
    stdout: error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error),
  }));
  expect(stdout).toBe('');
});

test('a project’s commands work on its lab.config.ts', async () => {
  write(
    'lab.config.ts',
    `import { defineLab } from 'statelab';
    import { createMachine } from 'xstate';
    const machine = createMachine({ id: 'bell', initial: 'off', states: { off: { on: { RING: 'on' } }, on: {} } });
    const scenario = { machine, events: [{ event: { type: 'RING' } }], outcomes: {}, key: ({ value }) => String(value), invariants: {} };
    defineLab({ machines: [{ id: 'bell', machine, scenario, module: './bell.ts', path: null }] });`,
  );
  const { stdout } = await run('node', [join(installed, 'dist/statelab.js'), 'paths', 'bell'], {
    cwd: project,
  });
  expect(stdout).toContain('RING');
});

test('checks and gates a file of a project that has no Playwright', async () => {
  write('light.machine.ts', light('green'));
  const command = join(installed, 'dist/statelab.js');
  await expect(
    run('node', [command, 'gate', 'light.machine.ts'], { cwd: project }),
  ).rejects.toMatchObject({
    stdout: expect.stringContaining('✗ fail  3 faults in 2 checks.'),
    stderr: '',
  });
  await expect(
    run('node', [command, 'gate', 'tapes', 'light.machine.ts', '--record'], { cwd: project }),
  ).resolves.toMatchObject({ stdout: 'Wrote 1 tape to tapes.\n' });
});
