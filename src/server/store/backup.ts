import { rm, writeFile } from 'node:fs/promises';
import { codeOf } from '#src/server/error-code.ts';
import { messageOf } from '#src/server/message-of.ts';
import type { LeadStore } from './lead-store.ts';

/** Copies a store into a new file that only its owner can read. Returns its path; leaves no partial file. */
export async function backUp(store: Pick<LeadStore, 'backup'>, file: string): Promise<string> {
  await writeFile(file, '', { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    const exists = `${file} exists, and a backup never replaces a file; choose another name`;
    const sentence =
      codeOf(error) === 'EEXIST' ? exists : `cannot write ${file}: ${messageOf(error)}`;
    throw new Error(sentence, { cause: error });
  });
  try {
    await store.backup(file);
    return file;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
