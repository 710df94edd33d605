import { execFileSync } from 'node:child_process';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildInterface } from './build-interface.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const own = (file: string): string => join(root, file);

/** What a project installs beside the package. */
const external = ['@playwright/test', 'esbuild'];

/** Declarations name each other by the package's own imports, which a project does not have. */
async function makeImportsRelative(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
    const text = await readFile(join(folder, file), 'utf8');
    const here = dirname(file).split(sep).join('/');
    const resolved = text
      .replaceAll(/'#statelab\/(.+?)\.ts'/g, (_, module: string) => {
        const path = posix.relative(here, module);
        return `'${path.startsWith('.') ? path : `./${path}`}.js'`;
      })
      .replaceAll(/'(\.\.?\/[^']+)\.tsx?'/g, "'$1.js'");
    await writeFile(join(folder, file), resolved);
  }
}

process.env['NODE_ENV'] = 'production';
await rm(dist, { recursive: true, force: true });
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true, external },
  build: {
    outDir: dist,
    ssr: true,
    target: 'node20',
    minify: true,
    license: { fileName: 'third-party-licences.md' },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      external,
      input: {
        index: own('index.ts'),
        statelab: own('cli/statelab.ts'),
      },
      output: { chunkFileNames: '[name]-[hash].js', keepNames: true },
    },
  },
});
await buildInterface(join(dist, 'interface/lab'));
const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
const compiler = join(dirname(typescript), 'bin/tsc');
execFileSync(process.execPath, [compiler, '--project', own('build')], { stdio: 'inherit' });
await makeImportsRelative(join(dist, 'types'));
console.log(`Built the package into ${relative(process.cwd(), dist)}.`);
