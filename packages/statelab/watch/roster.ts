import type { StatelyActorEvent, StatelyInspectionEvent } from '@statelyai/inspect';
import { mostReports } from './limits.ts';

/** What an app has to report once it is heard. */
export interface Roster {
  /** The actors that are at work, each as it is, by their sessions. */
  readonly actors: ReadonlyMap<string, StatelyActorEvent>;
  /** What happened while nobody heard it: the newest. */
  readonly unheard: readonly StatelyInspectionEvent[];
}

export const emptyRoster: Roster = { actors: new Map(), unheard: [] };

const isOver = (snapshot: unknown): boolean =>
  typeof snapshot === 'object' &&
  snapshot !== null &&
  'status' in snapshot &&
  snapshot.status !== 'active';

/** Keeps what the actors at work are after a report. */
export function keepActors(
  actors: Roster['actors'],
  report: StatelyInspectionEvent,
): Roster['actors'] {
  if (report.type === '@xstate.event') return actors;
  const known = report.type === '@xstate.actor' ? report : actors.get(report.sessionId);
  if (known === undefined) return actors;
  const kept = new Map(actors);
  if (isOver(report.snapshot)) kept.delete(report.sessionId);
  else kept.set(report.sessionId, { ...known, snapshot: report.snapshot });
  return kept;
}

/** Keeps what nobody hears. */
export const keepUnheard = (
  unheard: Roster['unheard'],
  report: StatelyInspectionEvent,
): Roster['unheard'] => [...unheard, report].slice(-mostReports);

/** What is to be reported to whoever hears nothing yet: who is at work, and what happened. */
export const toReport = ({ actors, unheard }: Roster): readonly StatelyInspectionEvent[] => [
  ...actors.values(),
  ...unheard.filter(({ type, sessionId }) => type !== '@xstate.actor' || !actors.has(sessionId)),
];
