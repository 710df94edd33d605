import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { importedFile } from './imported-file.ts';
import { nearestTests } from './nearest-tests.ts';

const sources = new Map(
  Object.entries({
    'content/towns.ts': `export const towns = ['Levin'];`,
    'content/pages/levin.ts': `import type { Page } from '#content/page.ts';\nexport const page = {};`,
    'content/page.ts': `export interface Page {}`,
    'content/pages.ts': `export const pages = import.meta.glob<object>('./pages/**/*.ts', { eager: true });`,
    'machines/near/near.ts': `import {\n  towns,\n} from '#content/towns.ts';\nexport const near = towns;`,
    'src/views/near.tsx': `import { near } from '#machines/near/near.ts';`,
    'packages/statelab/config.ts': `export const lab = 1;`,
    'lab.config.ts': `import { near } from '#machines/near/near.ts';\nimport { lab } from '#statelab/config.ts';`,
    'tests/content/pages.test.ts': `import { pages } from '#content/pages.ts';`,
    'tests/content/towns.test.ts': `const { towns } = await import('#content/towns.ts');`,
    'tests/lab/near.test.ts': `import { near } from '#machines/near/near.ts';`,
    'tests/lab.config.test.ts': `import '#lab.config.ts';`,
    'tests/site/towns.test.ts': `import { towns } from '#content/towns.ts';`,
    'tests/views/near.test.tsx': `import { Near } from '#src/views/near.tsx';`,
    'packages/statelab/tests/config.test.ts': `import { lab } from '#statelab/config.ts';`,
  }),
);

test.each([
  [
    ['content/towns.ts'],
    [
      'tests/content/towns.test.ts',
      'tests/views/near.test.tsx',
      'tests/lab.config.test.ts',
      'tests/lab/near.test.ts',
    ],
  ],
  [['content/pages/levin.ts'], ['tests/content/pages.test.ts']],
  [['src/views/near.tsx'], ['tests/views/near.test.tsx']],
  [['content/page.ts'], []],
  [
    ['packages/statelab/config.ts'],
    ['packages/statelab/tests/config.test.ts', 'tests/lab.config.test.ts'],
  ],
  [['tests/lab/near.test.ts'], ['tests/lab/near.test.ts']],
  [['tests/gone.test.ts'], []],
  [[], []],
])('the tests nearest to %j are %j', (changed, nearest) => {
  expect(nearestTests(changed, sources)).toEqual(nearest);
});

const project = v.parse(
  v.object({ imports: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);

test.each(Object.entries(project.imports))('%s is found at %s', (name, path) => {
  const imported = name.replace('*', 'a.ts');
  expect(importedFile(imported, 'tests/b.ts')).toBe(path.slice(2).replace('*', 'a.ts'));
});
