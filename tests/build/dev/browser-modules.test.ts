import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '#src/build/checks/content-lines.ts';

const staticImport = /(?:^|\n)(?:import|export)(?! type\b)[^';]*'([^']+)'/g;

const pathOf = (name: string, importer: string): string =>
  name.startsWith('#') ? name.slice(1) : posix.join(importer, '..', name);

// A built site leaves unused modules out; in development a browser loads each one that is imported.
test('no module that a browser loads in development reads the environment or a folder', () => {
  const reached = new Set(['src/app/entry-client.tsx', ...filesIn('src/views')]);
  for (const file of reached)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(staticImport))
      if (/^[.#].*\.tsx?$/.test(name)) reached.add(pathOf(name, file));
  expect(reached).toContain('content/site.ts');
  const faults = [...reached].filter((file) =>
    /\bprocess\.|import\.meta\.glob/.test(readFileSync(file, 'utf8')),
  );
  expect(faults).toEqual([]);
});
