import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { print, UsageError } from '#command-line/run-command.ts';
import { day, hour, minute } from '#src/server/durations.ts';
import { messageOf } from '#src/server/errors.ts';
import { backUp, backUpInto, backupMark } from '#src/server/keep/backup.ts';
import { moveLeads } from '#src/server/keep/move.ts';
import { openEngine } from '#src/server/keep/open-engine.ts';
import { drill, restore } from '#src/server/keep/restore.ts';
import {
  parseLocation,
  printableUrl,
  type DatabaseLocation,
} from '#src/server/keep/database-location.ts';
import type { LeadStore } from '#src/server/keep/lead-store.ts';
import { counted } from '#src/server/terminal-text.ts';

const units: Readonly<Record<string, number>> = { s: 1000, m: minute, h: hour };

/** Parses an interval such as 5m, at most a day, into milliseconds. Throws UsageError. */
export function parseInterval(typed: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([smh])$/.exec(typed) ?? [];
  const milliseconds = Number(count) * (units[unit] ?? Number.NaN);
  if (milliseconds > 0 && milliseconds <= day) return milliseconds;
  throw new UsageError(`--every takes an interval such as 30s, 5m or 1h, not "${typed}".`);
}

/** Prints what an action returns, now and at an interval in milliseconds, until the program stops. */
export async function repeat(action: () => Promise<string>, interval: number): Promise<never> {
  for (;;) {
    try {
      print(await action());
    } catch (error) {
      // The next copy may succeed: a full disk or a lost network may recover.
      process.stderr.write(`${messageOf(error)}\n`);
    }
    await pause(interval);
  }
}

export async function copyLeads(
  store: Pick<LeadStore, 'backup'>,
  { file: database }: DatabaseLocation,
  file = '',
  folder?: string,
): Promise<string> {
  const copy = await (folder ? backUpInto(store, folder, new Date()) : backUp(store, file));
  if (database !== undefined) await writeFile(backupMark(database), '');
  return `Copied the leads to ${copy}.\n`;
}

/** Makes an empty database. A server never does: its disk may only be missing. */
export async function makeDatabase(location: DatabaseLocation): Promise<string> {
  const { file } = location;
  if (file !== undefined && existsSync(file)) throw new Error(`${file} exists already`);
  await (await openEngine(location)).close();
  return `There is an empty database at ${printableUrl(location)}.\n`;
}

/** Carries a database file over to a PostgreSQL database. */
export async function moveTo(url: string, source: DatabaseLocation): Promise<string> {
  const target = parseLocation(url, '--to');
  if (target.file !== undefined || source.file === undefined) {
    throw new UsageError('move carries a database file over to a postgres:// address.');
  }
  const rows = Object.entries(await moveLeads(source, target)).map((table) => table.join(' '));
  return `Copied ${source.file} to ${printableUrl(target)}: ${rows.join(', ')}; counts and checksums agree. Start the server with LEADS_DATABASE_URL set to it.\n`;
}

export async function restoreFrom(
  path: string,
  { file }: DatabaseLocation,
  isDrill: boolean,
): Promise<string> {
  if (file === undefined) throw new Error('a PostgreSQL database is restored on its own server');
  if (isDrill) {
    const begun = performance.now();
    const { backup, leads, newest } = await drill(path, file);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const last = newest === null ? '' : `, the newest of ${newest.toISOString()}`;
    return `${backup} can be restored: ${counted(leads)}${last}; ${seconds} s. Nothing was changed.\n`;
  }
  const { leads, deleted } = await restore(path, file);
  const again = deleted === 0 ? '' : ` Deleted ${counted(deleted)} again.`;
  return `Restored ${counted(leads)} to ${file}.${again}\n`;
}
