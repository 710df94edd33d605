import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds an empty page with the site’s libraries, like the site. Returns its JavaScript in brotli
 * bytes.
 */
export async function weighFloor(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      target: 'baseline-widely-available',
      modulePreload: false,
      write: false,
      rolldownOptions: { input: 'bench/site/floor/entry.tsx' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((result) => ('output' in result ? result.output : []))
    .reduce(
      (sum, file) => sum + (file.type === 'chunk' ? brotliCompressSync(file.code).length : 0),
      0,
    );
}
