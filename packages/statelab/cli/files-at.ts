import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from './command.ts';

/** A file itself, or the .json files of a folder. Missing files fail when read. */
export async function filesAt(place: string): Promise<readonly string[]> {
  const found = await stat(place).catch(() => undefined);
  if (!found?.isDirectory()) return [place];
  const names = (await readdir(place)).filter((name) => name.endsWith('.json')).toSorted();
  if (names.length === 0) throw new UsageError(`There is no .json file in “${place}”.`);
  return names.map((name) => join(place, name));
}
