import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { plainImports } from '#src/build/code/plain-imports.ts';

/** Builds a module with this code and another that it may import. Returns its code. */
async function built(code: string): Promise<string> {
  const modules: Plugin = {
    name: 'modules',
    resolveId: (id) => (id === 'entry' || id === 'other' ? id : undefined),
    load: (id) =>
      id === 'entry' ? code : id === 'other' ? 'export const said = "other";' : undefined,
  };
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [modules, plainImports()],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'entry' } },
  });
  const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}

test('an import preloads nothing', async () => {
  const code = await built("import('other').then(({ said }) => console.log(said));");
  expect(code).toContain('import(`./other');
  expect(code).not.toContain('modulepreload');
  expect(code).not.toContain('stylesheet');
});

test('fails with a sentence if no code uses the preload helper', async () => {
  await expect(built('console.log(1);')).rejects.toThrow(
    'No import() asked for Vite’s preload helper, so it was not replaced.',
  );
});
