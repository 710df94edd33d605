import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

const source = 'src/app/early/hold-input.ts';

/** Returns every page's inline script, minified, in a block so that it declares no globals. */
export async function inlineScript(isDevelopment = false): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, {
    define: { 'import.meta.env.DEV': String(isDevelopment) },
  });
  const { code: small, errors } = await minify(source, code, { module: true });
  if (errors[0]) throw new Error(`${source} could not be minified: ${errors[0].message}`);
  return `{${small.replace(/export\{\};?\s*$/, '')}}`;
}
