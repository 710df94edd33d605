import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Cache of slow results between builds. Deleting it costs a few seconds. */
const folder = path.resolve('node_modules/.cache/waymark');

interface CachedFile {
  /** The start of the file's name, for people who open the folder. */
  readonly name: string;
  readonly extension: string;
  /** Everything that determines the result. */
  readonly inputs: readonly (string | Uint8Array)[];
  readonly make: () => Promise<Uint8Array>;
}

/** Returns the path of a cached file. Calls `make` only if no earlier build cached it. */
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
