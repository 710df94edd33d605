import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join(folder, name)),
);

test('every link in the documents to a project file has a target', () => {
  expect(documents).toContain('docs/operations.md');
  const dead = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|\/)([^)#]+)/g)]
      .filter(([, path = '']) => !existsSync(posix.join(posix.dirname(file), path)))
      .map(([, path]) => `${file}: ${path}`),
  );
  expect(dead).toEqual([]);
});

test('docs/commands.md has every script of package.json', () => {
  const text = readFileSync('docs/commands.md', 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = (script: string): boolean =>
    [`npm run ${script}`, `npm ${script}`].some((command) =>
      [`${command}\``, `${command} `].some((written) => text.includes(`\`${written}`)),
    );
  expect(Object.keys(scripts).filter((script) => !named(script))).toEqual([]);
});

test('CI guards the site, its walks, the lab and the proxies', () => {
  const commands = readFileSync('.ci/run', 'utf8').matchAll(/^npm test -- (.*)$/gm);
  const parts = Array.from(commands, ([, names = '']) => names.split(' ')).flat();
  expect(parts.toSorted()).toEqual(['lab', 'proxies', 'site', 'walks']);
});
