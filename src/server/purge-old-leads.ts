import { rm } from 'node:fs/promises';
import { day } from './durations.ts';
import type { Log } from './log.ts';
import { backUp } from './store/backup.ts';
import type { LeadStore } from './store/lead-store.ts';

/** The most milliseconds without a lead. After more, the clock is probably wrong. */
const longestQuiet = 180 * day;

/** How many milliseconds a filled honeypot stays in quarantine. */
const quarantine = 30 * day;

/** The time some months before another, at most the last day of that month. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

interface PurgeOptions {
  readonly store: Pick<LeadStore, 'count' | 'remove' | 'backup'>;
  readonly months: number;
  /** The backup file from one deletion to the next; undefined for PostgreSQL. */
  readonly copy: string | undefined;
  readonly now: () => Date;
  readonly log: Log;
}

/** Deletes old leads and spam, unless the clock may be wrong. */
export async function purgeOldLeads(options: PurgeOptions): Promise<void> {
  const { store, months, copy, now, log } = options;
  const before = monthsBefore(now(), months);
  const { leads: due } = await store.count({ before });
  const { leads: all, newest } = await store.count();
  const quiet = now().valueOf() - (newest ?? now()).valueOf();
  if (due > 0 && (due * 2 > all || quiet > longestQuiet)) {
    const days = Math.floor(quiet / day);
    log.warning('did not delete old leads: is the clock right?', { due, all, days });
    return;
  }
  if (copy !== undefined) {
    await rm(copy, { force: true });
    if (due > 0) await backUp(store, copy);
  }
  const leads = await store.remove({ before });
  const oldSpam = { spam: 'only', before: new Date(now().valueOf() - quarantine) } as const;
  const spam = await store.remove(oldSpam);
  log.info('deleted old leads', { leads, months, spam });
}
