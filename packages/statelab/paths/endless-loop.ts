import type { AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** The most transitions a machine may take for one event. */
const budget = 1000;

/** A machine takes one transition after another and never comes to rest. The message is the loop. */
export class EndlessLoop extends Error {}

const nameOf = ({ source, eventType }: AnyTransitionDefinition): string =>
  `${source.id} on ${eventType === '' ? 'always' : eventType}`;

/** The names from the last time that the last one came before. */
function loopIn(names: readonly string[]): readonly string[] {
  const before = names.lastIndexOf(names.at(-1) ?? '', -2);
  return names.slice(before === -1 ? 0 : before + 1);
}

/**
 * Ends loops of eventless and raised transitions, and of events that a machine sends to itself, which
 * XState would follow for ever. Pass what it returns to createActor as `inspect`: it throws EndlessLoop.
 */
export function createLoopGuard(): (inspected: InspectionEvent) => void {
  const taken = new Map<string, string[]>();
  /** The events that an actor has still to process: while there is one, it is not at rest. */
  const waiting = new Map<string, number>();
  return (inspected) => {
    const { sessionId } = inspected.actorRef;
    const left = waiting.get(sessionId) ?? 0;
    if (inspected.type === '@xstate.event') waiting.set(sessionId, left + 1);
    if (inspected.type === '@xstate.snapshot') {
      waiting.set(sessionId, Math.max(0, left - 1));
      if (left <= 1) taken.delete(sessionId);
    }
    if (inspected.type !== '@xstate.microstep') return;
    const names = taken.get(sessionId) ?? [];
    taken.set(sessionId, names);
    names.push(...inspected._transitions.map(nameOf));
    if (names.length <= budget) return;
    taken.delete(sessionId);
    throw new EndlessLoop(`It never comes to rest: ${loopIn(names).join(', then ')}.`);
  };
}

/** The loop in which a machine broke; undefined where it broke otherwise. */
export function loopOf(error: unknown): EndlessLoop | undefined {
  if (error instanceof EndlessLoop) return error;
  return error instanceof Error ? loopOf(error.cause) : undefined;
}
