import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { prerender } from './prerender.ts';

const dist = 'dist';
const server = 'node_modules/.cache/waymark/server';

/** Builds the static site into dist/: the browser's code, then every page as HTML. */
process.env['NODE_ENV'] = 'production';
const start = performance.now();
await build({
  logLevel: 'warn',
  build: {
    outDir: dist,
    manifest: true,
    rolldownOptions: { input: 'src/app/entry-client.tsx' },
  },
});
await build({
  logLevel: 'warn',
  build: { outDir: server, ssr: 'src/app/entry-server.tsx', emptyOutDir: true },
});
const paths = await prerender(dist, join(server, 'entry-server.js'));
await rm(join(dist, '.vite'), { recursive: true });
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`Built ${paths.length} pages into ${dist}/ in ${seconds} s.`);
