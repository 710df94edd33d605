import { stat } from 'node:fs/promises';
import { codeOf } from '#src/server/errors.ts';

const identityOf = async (file: string): Promise<string> => {
  const { ino, dev } = await stat(file, { bigint: true });
  return `${dev} ${ino}`;
};

/** Returns a check that files are still at their paths. Writes to a moved or deleted file succeed, and are lost. */
async function guardFiles(files: readonly string[], code: string, sentence: string) {
  const opened = await Promise.all(files.map(identityOf));
  return async (): Promise<void> => {
    const found = await Promise.all(files.map((file) => identityOf(file).catch(() => null)));
    if (found.every((identity, index) => identity === opened[index])) return;
    throw Object.assign(new Error(`${sentence}; start the server again`), { code });
  };
}

export const guardDatabase = (file: string) =>
  guardFiles([file], 'DATABASE_FILE_REPLACED', 'the database file was moved or replaced');

export const guardLog = (file: string) => {
  const sentence = 'a file beside the database was deleted or replaced';
  return guardFiles([`${file}-wal`, `${file}-shm`], 'DATABASE_LOG_REMOVED', sentence);
};

/** True for an error of these guards: this process can store no more leads. */
export const isLost = (error: unknown): boolean =>
  /^DATABASE_(?:FILE_REPLACED|LOG_REMOVED)$/.test(codeOf(error) ?? '');
