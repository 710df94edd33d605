import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { runHere } from '#statelab/tests/cli/run-here.ts';
import { tempFolder } from '#statelab/tests/temp-folder.ts';

const statelab = [
  '--import',
  import.meta.resolve('tsx'),
  resolve('packages/statelab/cli/statelab.ts'),
];

/** Runs the command in a process of its own. */
const run = (args: readonly string[], cwd = process.cwd()) =>
  promisify(execFile)('node', [...statelab, ...args], { cwd });

test('a file that cannot be loaded says where, why and what to do', async () => {
  const [folder, elsewhere] = [tempFolder('.cache'), tempFolder()];
  const xstate = "import { createMachine } from 'xstate';\nexport const m = createMachine(";
  const faults = [
    [
      folder,
      'syntax.ts',
      `${xstate}{ id: 'a' initial: 'x' });`,
      ':2: Expected "}" but found "initial". Correct it, and open the file again.',
    ],
    [
      folder,
      'target.ts',
      `${xstate}{ id: 'a', initial: 'x', states: { x: { on: { GO: 'y' } } } });`,
      ":2: Invalid transition definition for state node 'a.x': Child state 'y' does not exist on 'a'. Correct it, or move the machine to a file of its own.",
    ],
    [
      folder,
      'importing.ts',
      "import './target.ts';",
      `: ${folder}/target.ts:2: Invalid transition definition for state node 'a.x': Child state 'y' does not exist on 'a'. Correct it, or move the machine to a file of its own.`,
    ],
    [
      elsewhere,
      'lone.ts',
      `${xstate}{});`,
      ': It imports xstate, which is not installed there: npm install xstate.',
    ],
  ] as const;
  const written = faults.map(([where, name, text, sentence]) => {
    const file = join(where, name);
    return { file, text, refusal: `${file}${sentence}\n` };
  });
  for (const { file, text } of written) await writeFile(file, text);
  const files = written.map(({ file }) => file);
  await expect(run(['paths', ...files])).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: written.map(({ refusal }) => refusal).join(''),
  });
});

test('a file whose imports are not there runs without them, and names them', async () => {
  const file = join(tempFolder('.cache'), 'scene.machine.ts');
  await writeFile(
    file,
    `import { createMachine } from 'xstate';
     import { Scene } from 'three';
     import settings, { start } from '#aliases/settings';
     import './styles.css';
     const scene = new Scene(settings.size).add(start());
     const first = await Promise.resolve('dark');
     export const stage = createMachine({ id: 'stage', initial: first, context: { scene }, states: {
       dark: { on: { LIGHT: 'lit' } }, lit: {},
     } });`,
  );
  expect(await runHere('paths', file)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('LIGHT  → lit'),
    stderr: `Runs without:
  #aliases/settings, which ${file}:3 imports
  ./styles.css, which ${file}:4 imports
  three, which ${file}:2 imports
`,
  });
});

test('a file is read as Vite reads it', async () => {
  const folder = tempFolder('.cache');
  const files = {
    'package.json': '{}',
    '.env': 'VITE_SIDE=middle',
    '.env.local': 'VITE_SIDE=right\nSECRET=none',
    'src/note.txt': 'lit',
    'src/icon.svg': '<svg/>',
    'src/look.module.css': '.dark { color: black }',
    'src/lamp.js': 'export const Lamp = () => <b>lamp</b>;',
    'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true } }',
    'src/parts/bulb.ts':
      "export const volts = '230';\nexport class Bulb { fit(@fits _: string) {} }\nfunction fits() {}",
    // Node finds no names in it.
    'node_modules/grid/index.js': "const all = { phase: 'L1' };\nmodule.exports = all;",
    'src/stage.ts': `import { createMachine } from 'xstate';
      import note from '@/note.txt?raw';
      import icon from './icon.svg';
      import look from './look.module.css';
      import { Lamp } from './lamp';
      import { phase, neutral } from 'grid';
      const parts = import.meta.glob<{ volts: string }>(['./parts/*.ts'], { eager: true });
      const ending = icon.slice(-4) + typeof look.dark + Lamp.name + (import.meta.env.VITE_SIDE ?? 'left') + (import.meta.env.SECRET ?? '') + phase + neutral;
      export const stage = createMachine({ id: 'stage', initial: 'dark', states: {
        dark: { on: { [parts['./parts/bulb.ts'].volts + ending]: note } }, lit: {},
      } });`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  // Vitest would give import.meta.env itself.
  expect(await run(['paths', 'src/stage.ts'], folder)).toMatchObject({
    stdout: expect.stringContaining('230.svgfunctionLamprightL1undefined  → lit'),
    stderr: '',
  });
});

test('helps where there is no lab.config.ts, and names every command', async () => {
  const home = process.cwd();
  process.chdir(tempFolder());
  onTestFinished(() => process.chdir(home));
  const helpOf = async (...command: readonly string[]) =>
    (await runHere(...command, '--help')).stdout;
  const [, list = ''] = (await helpOf()).split('Commands:\n');
  const names = [...list.matchAll(/^ {2}([a-z]+) .{10,}/gm)].map(([, name = '']) => name);
  expect(names).toEqual(['paths', 'chart', 'gate', 'replay']);
  for (const name of names) expect(await helpOf(name)).toContain(`Usage: statelab ${name} `);
});
