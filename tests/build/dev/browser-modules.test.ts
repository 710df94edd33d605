import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '#src/build/checks/content-lines.ts';

const staticImport = /(?:^|\n)(?:import|export)(?! type\b)[^';]*'([^']+)'/g;

/** The path in the project that an import names; undefined for a package. */
function importedFile(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return posix.join(posix.dirname(importer), name);
  if (/^#(?:art|brackets|command-line|statelab)\//.test(name)) return `packages/${name.slice(1)}`;
  return name.startsWith('#') ? name.slice(1) : undefined;
}

// A build drops unused modules; in development a browser loads every imported one.
test('no browser module in development reads the environment or a folder of content', () => {
  const reached = new Set([
    'src/app/entry-client.tsx',
    ...filesIn('src/views').filter((file) => file.endsWith('.island.tsx')),
  ]);
  for (const file of reached)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
      const imported = importedFile(name, file);
      if (imported?.match(/\.tsx?$/)) reached.add(imported);
    }
  expect(reached).toContain('content/site.ts');
  const faults = [...reached].filter((file) =>
    /\bprocess\.|import\.meta\.glob(?!.*\.island\.tsx)/.test(readFileSync(file, 'utf8')),
  );
  expect(faults).toEqual([]);
});
