import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { day, hour } from '#src/server/durations.ts';
import { codeOf, messageOf } from '#src/server/errors.ts';
import { checkCopy } from './sqlite-file.ts';
import type { LeadStore } from './lead-store.ts';

/** Copies a store into a new file that only its owner can read, and checks it. Returns its path; leaves no partial file. */
export async function backUp(store: Pick<LeadStore, 'backup'>, file: string): Promise<string> {
  await writeFile(file, '', { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    const exists = `${file} exists, and a backup never replaces a file; choose another name`;
    const sentence =
      codeOf(error) === 'EEXIST' ? exists : `cannot write ${file}: ${messageOf(error)}`;
    throw new Error(sentence, { cause: error });
  });
  try {
    await store.backup(file);
    await checkCopy(file);
    return file;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** The file beside a database whose date is that of its newest complete copy. */
export const backupMark = (database: string): string => `${database}.backed-up`;

/** Such as leads-20261121T090500Z.db: names sort by time. */
const pattern = /^leads-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/;

const nameOf = (at: Date): string => `leads-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.db`;

const timeOf = (name: string): number => Date.parse(name.replace(pattern, '$1-$2-$3T$4:$5:$6Z'));

export async function copiesIn(folder: string): Promise<readonly string[]> {
  const copies = (await readdir(folder)).filter((name) => pattern.test(name));
  return copies.toSorted().toReversed();
}

/**
 * The obsolete copies of a list, newest first. Keeps all of 2 hours, one an hour for 2 days, one a day for 30
 * days, and always the newest.
 */
export function obsolete(names: readonly string[], now: Date): readonly string[] {
  const kept = new Set<number>();
  return names.filter((name, index) => {
    const time = timeOf(name);
    const age = now.valueOf() - time;
    const step = age < 2 * hour ? 1 : age < 2 * day ? hour : day;
    const period = Math.floor(time / step) * step;
    const isKept = index === 0 || (age < 30 * day && !kept.has(period));
    if (isKept) kept.add(period);
    return !isKept;
  });
}

/** Writes a dated backup to a folder, and deletes the backups that are no longer kept. Returns the new one's path. */
export async function backUpInto(
  store: Pick<LeadStore, 'backup'>,
  folder: string,
  now: Date,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A stopped program may have left part of a copy, which contains leads.
  for (const name of await readdir(folder)) {
    if (name.endsWith('.db.part')) await rm(join(folder, name));
  }
  const file = join(folder, nameOf(now));
  const partial = `${file}.part`;
  await backUp(store, partial);
  await rename(partial, file);
  for (const name of obsolete(await copiesIn(folder), now)) await rm(join(folder, name));
  return file;
}
