import { rm } from 'node:fs/promises';
import type { Log } from './log.ts';
import { backUp } from './store/backup.ts';
import type { LeadStore } from './store/lead-store.ts';

const day = 24 * 3_600_000;

/** How long, in milliseconds, no lead may have come. Beyond, the clock is probably wrong. */
const longestQuiet = 180 * day;

/** How long, in milliseconds, a filled honeypot stays in quarantine. */
const quarantine = 30 * day;

/** The moment so many months before another; the last of a month that has no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

interface PurgeOptions {
  readonly store: Pick<LeadStore, 'count' | 'remove' | 'backup'>;
  readonly months: number;
  /** Where a copy of the leads is kept from one deletion to the next; none for a remote database. */
  readonly copy: string | undefined;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * Deletes leads and spam that are too old, but not if the clock may be wrong: when no lead came for half a
 * year, or most leads would go.
 */
export async function purgeOldLeads(options: PurgeOptions): Promise<void> {
  const { store, months, copy, now, log } = options;
  const before = monthsBefore(now(), months);
  try {
    const { leads: due } = await store.count({ before });
    const { leads: all, newest } = await store.count();
    const quiet = now().valueOf() - (newest ?? now()).valueOf();
    if (due > 0 && (due * 2 > all || quiet > longestQuiet)) {
      const days = Math.floor(quiet / day);
      log.warning('old leads are not deleted: is the clock right?', { due, all, days });
      return;
    }
    if (copy !== undefined) await rm(copy, { force: true });
    // Each deletion rewrites the whole database.
    if (due > 0 && copy !== undefined) await backUp(store, copy);
    const leads = due > 0 ? await store.remove({ before }) : 0;
    const spam = { spam: 'only', before: new Date(now().valueOf() - quarantine) } as const;
    const { leads: spamDue } = await store.count(spam);
    if (spamDue > 0) await store.remove(spam);
    log.info('old leads are deleted', { leads, months, spam: spamDue });
  } catch (error) {
    log.error('old leads could not be deleted', error);
  }
}

/** Deletes old leads now and once a day while the program runs. */
export function purgeDaily(options: PurgeOptions): void {
  void purgeOldLeads(options);
  setInterval(() => void purgeOldLeads(options), day).unref();
}
