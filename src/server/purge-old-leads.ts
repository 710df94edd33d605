import type { Log } from './log.ts';
import type { LeadStore } from './store/lead-store.ts';

/** How often, in milliseconds, old leads are looked for. */
const aDay = 24 * 3_600_000;

/** The moment so many months before another; the last of a month that has no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

interface PurgeOptions {
  readonly store: Pick<LeadStore, 'count' | 'remove'>;
  /** How long a lead is kept. */
  readonly months: number;
  readonly now: () => Date;
  readonly log: Log;
}

/** Deletes the leads that are older than they may be, and says in the log how many they were. */
export async function purgeOldLeads({ store, months, now, log }: PurgeOptions): Promise<void> {
  const before = monthsBefore(now(), months);
  try {
    // What deletes has the whole database written anew, so it is done only where there is a reason.
    const isDue = (await store.count({ before })) > 0;
    log.info('old leads are deleted', {
      leads: isDue ? await store.remove({ before }) : 0,
      months,
    });
  } catch (error) {
    log.failure('old leads could not be deleted', error);
  }
}

/** Deletes old leads now and once a day while the program runs. */
export function purgeDaily(options: PurgeOptions): void {
  void purgeOldLeads(options);
  setInterval(() => void purgeOldLeads(options), aDay).unref();
}
