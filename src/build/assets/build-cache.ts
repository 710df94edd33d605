import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where slow results are kept between builds; deleting it costs a few seconds. */
const folder = path.resolve('node_modules/.cache/waymark');

interface CachedFile {
  /** The start of the file's name, for people who look into the folder. */
  readonly name: string;
  /** Without the dot. */
  readonly extension: string;
  /** Everything the result follows from. */
  readonly inputs: readonly (string | Uint8Array)[];
  readonly make: () => Promise<Uint8Array>;
}

/** Gives the path of a file with what `make` gives, which is only called where no earlier build kept it. */
export async function cachedFile({ name, extension, inputs, make }: CachedFile): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update('\0');
  const file = path.join(folder, `${name}-${hash.digest('hex').slice(0, 16)}.${extension}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return file;

  const made = await make();
  await mkdir(folder, { recursive: true });
  // Renamed into place, so that concurrent readers never see half a file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return file;
}

/** Gives what `cachedFile` keeps. */
export async function cached(options: CachedFile): Promise<Uint8Array> {
  return readFile(await cachedFile(options));
}
