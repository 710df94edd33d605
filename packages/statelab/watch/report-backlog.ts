import type { Report } from './report.ts';
import { mostReports } from './limits.ts';

/** Actors and events to send on connect. */
export interface ReportBacklog {
  /** Active actors with their latest snapshots, by session. */
  readonly actors: ReadonlyMap<string, Extract<Report, { type: '@xstate.actor' }>>;
  /** Newest events buffered while disconnected. */
  readonly buffered: readonly Report[];
}

export const emptyBacklog: ReportBacklog = { actors: new Map(), buffered: [] };

const isOver = (snapshot: unknown): boolean =>
  typeof snapshot === 'object' &&
  snapshot !== null &&
  'status' in snapshot &&
  snapshot.status !== 'active';

/** Updates the active actors by a report. */
export function keepActors(
  actors: ReportBacklog['actors'],
  report: Report,
): ReportBacklog['actors'] {
  if (report.type === '@xstate.event') return actors;
  const known = report.type === '@xstate.actor' ? report : actors.get(report.sessionId);
  if (known === undefined) return actors;
  const kept = new Map(actors);
  if (isOver(report.snapshot)) kept.delete(report.sessionId);
  else kept.set(report.sessionId, { ...known, snapshot: report.snapshot });
  return kept;
}

/** Buffers a report; the oldest one drops out. */
export const bufferReport = (
  buffered: ReportBacklog['buffered'],
  report: Report,
): ReportBacklog['buffered'] => [...buffered, report].slice(-mostReports);

/** Reports to send on connect: active actors, then buffered events. */
export const backlogReports = ({ actors, buffered }: ReportBacklog): readonly Report[] => [
  ...actors.values(),
  ...buffered.filter(({ type, sessionId }) => type !== '@xstate.actor' || !actors.has(sessionId)),
];
