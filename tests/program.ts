import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { build } from 'vite';

/** Bundles one of the project's programs into one file of plain JavaScript; gives the file. */
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
  // Another worker may be running it: it is put there whole.
  const fresh = `${program}.${process.pid}`;
  await writeFile(fresh, chunk.code);
  await rename(fresh, program);
  return program;
}

const bundles = new Map<string, Promise<string>>();

/**
 * The command that runs one of the project's programs, given by its file. To compile it anew for
 * each start, as `tsx` does, would take longer than most of them run: a worker bundles it once.
 */
export async function commandFor(file: string): Promise<readonly [string, ...string[]]> {
  const bundled = bundles.get(file) ?? bundle(file);
  bundles.set(file, bundled);
  return [process.execPath, await bundled];
}
