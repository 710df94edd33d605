import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { build } from 'vite';

/** Bundles one of the project’s programs into a JavaScript file. Returns its path. */
async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: file,
      target: 'node20',
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${file} was built into no program.`);
  const program = resolve('node_modules/.cache/waymark/programs', `${file}.js`);
  await mkdir(dirname(program), { recursive: true });
  // Renamed into place, since another worker may be running it.
  const fresh = `${program}.${process.pid}`;
  await writeFile(fresh, chunk.code);
  await rename(fresh, program);
  return program;
}

const bundles = new Map<string, Promise<string>>();

/**
 * The command that runs one of the project’s programs, given its file. A worker bundles it once:
 * compiling it for each start, as `tsx` does, takes longer than most programs run.
 */
export async function commandFor(file: string): Promise<readonly [string, ...string[]]> {
  const bundled = bundles.get(file) ?? bundle(file);
  bundles.set(file, bundled);
  return [process.execPath, await bundled];
}
