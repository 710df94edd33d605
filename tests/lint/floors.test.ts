import { expect, test } from 'vitest';
import { lintPlanted } from './lint-planted.ts';

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
  ['src/server/keep/planted.ts', '#src/server/decide/planted.ts'],
  ['src/server/decide/planted.ts', '#src/server/tell/planted.ts'],
  ['src/server/take/planted.ts', '#src/server/tell/planted.ts'],
  ['src/server/tell/planted.ts', '#src/server/operate/planted.ts'],
  ['src/server/site/planted.ts', '#src/server/keep/planted.ts'],
  ['machines/planted/planted.machine.ts', '#content/pages/planted.ts'],
  ['src/views/planted.ts', '#content/facts.ts'],
  ['src/views/planted.ts', 'node:fs'],
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
  ['src/server/serve.ts', '#src/server/keep/planted.ts'],
  ['src/server/decide/planted.ts', '#src/server/keep/planted.ts'],
  ['packages/brackets/planted.ts', '#command-line/planted.ts'],
];

test('lint refuses every import that leads back, and no other', () => {
  const planted = [...waysBack, ...waysDown].map(([file, way], index) => ({
    path: file.replace('planted.', `planted-${index}.`),
    code: `import { planted } from '${way}';\n\nexport const found = planted;\n`,
  }));
  const files = Object.fromEntries(planted.map(({ path, code }) => [path, code]));
  const back = planted.slice(0, waysBack.length).map(({ path }) => path);
  expect(lintPlanted('waymark(zones)', files)).toEqual(back);
});
