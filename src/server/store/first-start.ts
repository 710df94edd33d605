import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

/** A file in the working directory that says that this installation has had a database. */
const marker = '.leads-database';

/** Rejects if a database file is missing that has been there, or that only an operator may make. */
export async function expectDatabase(file: string): Promise<void> {
  const isThere = existsSync(file);
  await writeFile(marker, '', { flag: isThere ? 'w' : 'wx' }).catch((cause: unknown) => {
    if (isThere) return;
    const sentence = `There is no database at ${file}. Put it back, restore a backup (npm run leads -- restore BACKUP), or make an empty one (npm run leads -- init).`;
    throw new Error(sentence, { cause });
  });
}
