import { rm, writeFile } from 'node:fs/promises';
import { codeOf } from '#src/server/error-code.ts';
import { messageOf } from '#src/server/message-of.ts';
import type { LeadStore } from './lead-store.ts';

/** Creates an empty file that only its owner can read; never takes one that exists. */
export async function makeFile(file: string): Promise<void> {
  try {
    await writeFile(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new Error(
      codeOf(error) === 'EEXIST'
        ? `${file} exists, and a backup never replaces a file; choose another name`
        : `${file} cannot be made: ${messageOf(error)}`,
      { cause: error },
    );
  }
}

/** Copies a store into a new file that only its owner can read; leaves no partial file behind. */
export async function backUp(store: Pick<LeadStore, 'backup'>, file: string): Promise<void> {
  await makeFile(file);
  try {
    await store.backup(file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
