import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import perfHooks from 'node:perf_hooks';
import { backupMark } from './store/backup.ts';
import type { LeadStore } from './store/lead-store.ts';
import { soon } from './store/soon.ts';
import { withTtlCache } from './ttl-cache.ts';

const secondsSince = (time: number): number => Math.max(0, (Date.now() - time) / 1000);

/** The signs of a database file's disk. Infinity for a file without a backup. */
async function signsOfDisk(file: string) {
  const backup = await stat(backupMark(file)).catch(() => undefined);
  const { bavail, bsize } = await statfs(dirname(file));
  return {
    waymark_newest_backup_age_seconds: backup ? secondsSince(backup.mtimeMs) : Infinity,
    waymark_free_disk_bytes: bavail * bsize,
  };
}

async function signsOfStore({ notifications, now }: Pick<LeadStore, 'notifications' | 'now'>) {
  const { due, failed, oldest } = await notifications.backlog();
  return {
    waymark_notifications_due: due,
    waymark_notifications_failed: failed,
    waymark_oldest_untold_lead_seconds: oldest ? secondsSince(Date.parse(oldest)) : 0,
    waymark_clock_skew_seconds: Math.abs((await now()).valueOf() - Date.now()) / 1000,
  };
}

export type Signs = () => Promise<Readonly<Record<string, number>>>;

/** Early warnings: counts, and measurements at most a second old. docs/operations.md says what to do for each. */
export function watchSigns(
  store: Pick<LeadStore, 'notifications' | 'now'>,
  totals: ReadonlyMap<string, number>,
  file?: string,
  builtAt?: number,
): Signs {
  // In nanoseconds.
  const delay = perfHooks.monitorEventLoopDelay();
  delay.enable();
  const measure = async () => {
    const signs = {
      ...(await soon(signsOfStore(store)).catch(() => ({}))),
      ...(file !== undefined && (await signsOfDisk(file))),
      ...(builtAt !== undefined && { waymark_build_age_seconds: secondsSince(builtAt) }),
      waymark_event_loop_delay_p50_seconds: delay.percentile(50) / 1e9,
      waymark_event_loop_delay_p99_seconds: delay.percentile(99) / 1e9,
      process_resident_memory_bytes: process.memoryUsage.rss(),
    };
    delay.reset();
    return signs;
  };
  const measures = withTtlCache(measure, 1000);
  return async () => ({ ...Object.fromEntries(totals), ...(await measures.get()) });
}
