import type { Report } from '#lab/report/report.ts';
import type { ReportStore } from '#src/server/store/report-store.ts';

/** Keeps a report of a visit. Rejects when the database fails. */
export const keepReport = (
  store: Pick<ReportStore, 'save'>,
  report: Report,
  receivedAt: Date,
): Promise<void> =>
  store.save({
    receivedAt,
    site: report.site,
    path: report.path,
    machines: [...new Set(report.tapes.map(({ machine }) => machine))],
    report: JSON.stringify(report),
  });
