import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** A file in the working directory with the databases that this installation has had, a path a line. */
const marker = '.leads-database';

/** Rejects if a database file is missing that has been there, or that only an operator may make. */
export async function expectDatabase(file: string): Promise<void> {
  const path = resolve(file);
  const isThere = existsSync(file);
  const known = await readFile(marker, 'utf8').catch(() => '');
  const isKnown = known.split('\n').includes(path);
  if (isThere && isKnown) return;
  const remembered = isKnown
    ? Promise.reject(new Error('it is gone'))
    : appendFile(marker, `${path}\n`);
  await remembered.catch((cause: unknown) => {
    if (isThere) return;
    const sentence = `There is no database at ${file}. Put it back, restore a backup (npm run leads -- restore BACKUP), or make an empty one (npm run leads -- init).`;
    throw new Error(sentence, { cause });
  });
}
