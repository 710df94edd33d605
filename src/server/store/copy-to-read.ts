import { access, constants, copyFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ignoring } from '#src/server/errors.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** True if this program may write a database file and the files that SQLite keeps beside it. */
export const isWritable = (file: string): Promise<boolean> =>
  Promise.all([file, dirname(file)].map((path) => access(path, constants.W_OK))).then(
    () => true,
    () => false,
  );

/** Copies a database and its log into a folder: SQLite creates a file beside a database even to read it. */
export async function copyToRead(file: string, folder: string): Promise<string> {
  const copy = join(folder, 'leads.db');
  const version = async (): Promise<string> => {
    const files = [file, `${file}-wal`].map((name) => stat(name).catch(() => null));
    return (await Promise.all(files)).map((found) => `${found?.mtimeMs} ${found?.size}`).join();
  };
  await retryWhileBusy(async () => {
    const before = await version();
    await copyFile(file, copy);
    await copyFile(`${file}-wal`, `${copy}-wal`).catch(ignoring('ENOENT'));
    if (before === (await version())) return;
    throw Object.assign(new Error('the database keeps changing'), { code: 'SQLITE_BUSY' });
  });
  return copy;
}
