import { stat } from 'node:fs/promises';

/**
 * Notes which file stands at a path, and gives a check that it still stands there. A program
 * that has a file open goes on writing to it when another is put in its place, or none; such
 * a write would look like a success and be lost. The check rejects with a sentence.
 */
export async function guardFile(file: string): Promise<() => Promise<void>> {
  const opened = await stat(file, { bigint: true });
  return async () => {
    const found = await stat(file, { bigint: true }).catch(() => undefined);
    if (found?.ino === opened.ino && found.dev === opened.dev) return;
    throw Object.assign(
      new Error('the database file was moved or replaced; start the server again'),
      { code: 'DATABASE_FILE_REPLACED' },
    );
  };
}
