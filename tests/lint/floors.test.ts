import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Imports that would lead back up, or out of a package. */
const waysBack: readonly (readonly [file: string, way: string])[] = [
  ['content/planted.ts', '#machines/planted.ts'],
  ['content/planted.ts', '#src/planted.ts'],
  ['content/planted.ts', '#lab/planted.ts'],
  ['content/planted.ts', 'xstate'],
  ['machines/planted/planted.machine.ts', '#src/planted.ts'],
  ['machines/planted/planted.machine.ts', '#lab/planted.ts'],
  ['machines/planted/planted.machine.ts', '#tests/planted.ts'],
  ['machines/planted/planted.machine.ts', 'hono'],
  ['machines/planted/planted.page.ts', '#src/planted.ts'],
  ['machines/planted/planted.page.ts', '#e2e/planted.ts'],
  ['src/design/planted.ts', '#content/planted.ts'],
  ['src/views/planted.ts', '#src/routes/planted.ts'],
  ['src/routes/planted.ts', '#src/app/entry-client.tsx'],
  ['src/actors/planted.ts', '#src/views/planted.ts'],
  ['src/routes/planted.ts', '#src/actors/planted.ts'],
  ['src/build/planted.ts', '#lab/planted.ts'],
  ['src/server/planted.ts', '#lab/planted.ts'],
  ['src/server/planted.ts', '#src/build/planted.ts'],
  ...['art', 'brackets', 'brackets/core', 'command-line', 'statelab', 'statelab/explore'].flatMap(
    (folder) =>
      ['#src/planted.ts', '#machines/planted.ts', '#content/planted.ts'].map(
        (way) => [`packages/${folder}/planted.ts`, way] as const,
      ),
  ),
  ['packages/statelab/tests/planted.ts', '#machines/planted.ts'],
];

/** Imports that go down, or stay. */
const waysDown: typeof waysBack = [
  ['content/planted.ts', '#brackets/data/planted.ts'],
  ['machines/planted/planted.machine.ts', '#content/planted.ts'],
  ['machines/planted/planted.page.ts', '#lab/planted.ts'],
  ['src/views/planted.ts', '#machines/planted.ts'],
  ['src/routes/planted.ts', '#src/views/planted.ts'],
  ['src/app/planted.ts', '#src/actors/planted.ts'],
  ['src/server/planted.ts', '#src/server/store/planted.ts'],
  ['packages/brackets/planted.ts', '#command-line/planted.ts'],
];

test('lint refuses every import that leads back, and no other', () => {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    cpSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
    cpSync('tests/lint', join(root, 'tests/lint'), { recursive: true });
    const planted = [...waysBack, ...waysDown].map(([file, way], index) => {
      const path = file.replace('planted.', `planted-${index}.`);
      mkdirSync(dirname(join(root, path)), { recursive: true });
      const code = `import { planted } from '${way}';\n\nexport const found = planted;\n`;
      writeFileSync(join(root, path), code);
      return { path, way };
    });
    const oxlint = [resolve('node_modules/oxlint/bin/oxlint'), '--format=unix', '.'];
    const { stdout } = spawnSync(process.execPath, oxlint, { cwd: root, encoding: 'utf8' });
    const findings = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'));
    const isRefused = ({ path }: { path: string }): boolean =>
      findings.some((line) => line.startsWith(path));
    expect(planted.filter(isRefused)).toEqual(planted.slice(0, waysBack.length));
  } finally {
    rmSync(root, { recursive: true });
  }
});
