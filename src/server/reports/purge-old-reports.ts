import type { Log } from '#src/server/log.ts';
import type { ReportStore } from '#src/server/store/report-store.ts';

/** How many days a report of a visit is kept, as /privacy says. */
const days = 90;

export interface ReportPurge {
  readonly reports: Pick<ReportStore, 'count' | 'remove'>;
  readonly now: () => Date;
  readonly log: Log;
}

/** Deletes the reports that are older than they may be, and says in the log how many they were. */
export async function purgeOldReports({ reports, now, log }: ReportPurge): Promise<void> {
  const before = new Date(now().valueOf() - days * 24 * 3_600_000);
  try {
    const isDue = (await reports.count({ before })) > 0;
    const removed = isDue ? await reports.remove({ before }) : 0;
    log.info('old reports are deleted', { reports: removed, days });
  } catch (error) {
    log.failure('old reports could not be deleted', error);
  }
}
