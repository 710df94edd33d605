import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the package's code and types from the arithmetic that the site and the tool use. */
const root = fileURLToPath(new URL('.', import.meta.url));
const folder = join(root, 'package');
const typescript = createRequire(import.meta.url).resolve('typescript/package.json');

rmSync(join(folder, 'dist'), { recursive: true, force: true });
// Each entry is bundled alone, because shared code in a third file would compress worse.
for (const name of ['index', 'late', 'pay-year']) {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: join(folder, 'dist'),
      emptyOutDir: false,
      target: 'es2023',
      minify: true,
      lib: {
        entry: { [name]: join(root, `entries/${name}.ts`) },
        formats: ['es'],
      },
      rolldownOptions: {
        output: {
          minify: true,
          comments: false,
          chunkFileNames: '[name].js',
          // The data of past years is a separate file, which the size limit does not include.
          codeSplitting: { groups: [{ name: 'past', test: /\/past-/ }] },
        },
      },
    },
  });
  writeFileSync(
    join(folder, `dist/${name}.d.ts`),
    `export * from './types/packages/brackets/entries/${name}.js';\n`,
  );
}
const compiler = join(dirname(typescript), 'bin/tsc');
execFileSync(process.execPath, [compiler, '--project', folder], { stdio: 'inherit' });
