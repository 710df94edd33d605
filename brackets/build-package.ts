import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The code and the types of the package, from the maths that the site and the tool use. */
const root = fileURLToPath(new URL('.', import.meta.url));
const folder = join(root, 'package');
const typescript = createRequire(import.meta.url).resolve('typescript/package.json');

for (const made of ['dist', 'types']) rmSync(join(folder, made), { recursive: true, force: true });
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: join(folder, 'dist'),
    target: 'es2023',
    minify: true,
    lib: {
      entry: { index: join(root, 'maths/entry.ts'), schedules: join(root, 'maths/schedules.ts') },
      formats: ['es'],
    },
    rolldownOptions: { output: { minify: true, chunkFileNames: 'shared.js' } },
  },
});
const compiler = join(dirname(typescript), 'bin/tsc');
execFileSync(process.execPath, [compiler, '--project', folder], { stdio: 'inherit' });
